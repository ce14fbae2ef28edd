import { expect, test, type Page } from '@playwright/test';
import { expectSound, expectToFitPhone, laptop } from './sound';
import { logIn, logInHere, openForm, runningTable } from './steps';

async function places(page: Page, locale: string): Promise<readonly string[]> {
  const running = await runningTable(page, locale);
  const closed = running.replace(/\d+$/, '1');
  const evening = running.replace('/tables/', '/tournaments/').replace(/-r\d+-t\d+$/, '');
  return [`/${locale}`, evening, running, closed, `/${locale}/login`, `/${locale}/login?error=CredentialsSignin`, `/${locale}/nowhere`];
}

test('no page has an accessibility violation, light or dark, or is wider than a 360 px phone, in German', async ({ page }) => {
  for (const place of await places(page, 'de')) {
    await page.setViewportSize(laptop);
    await page.goto(place);
    await expectSound(page, { where: place });
    await expectToFitPhone(page, place);
  }
});

test('the form and its dialogs have no accessibility violation, light or dark, and fit a phone', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page, 'de'));
  await page.locator('summary', { hasText: /^Strafen$/ }).click();
  await expectSound(page, { where: 'the form' });
  await page.getByRole('button', { name: 'Tastenkürzel' }).click();
  await expectSound(page, { where: 'the shortcuts' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('details[data-deal][open]').getByRole('button', { name: 'Berichtigen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, { where: 'a correction' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectToFitPhone(page, 'the form');
});

test('the menus of the head have no accessibility violation, light or dark', async ({ page }) => {
  await page.goto('/da');
  for (const menu of ['Sprog', 'Lyst eller mørkt']) {
    await page.locator('summary', { hasText: menu }).click();
    await expectSound(page, { where: menu });
  }
});

test('at the table every target is 48 px high', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  const low = await page.locator('form [role=group] button[aria-pressed], form input, form select').evaluateAll((all) =>
    all
      .map((one) => (one.getAttribute('type') === 'checkbox' ? (one.closest('[class*=body]') ?? one) : one))
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 48)
      .map((one) => one.outerHTML.slice(0, 100)),
  );
  expect(low).toEqual([]);
});

const choose = async (page: Page, menu: string, item: string): Promise<void> => {
  await page.locator('summary', { hasText: menu }).click();
  await page.locator('details[open] > ul').getByText(item).click();
};

test('the language is switched on the same page', async ({ page }) => {
  const address = await runningTable(page);
  await page.goto(address);
  await choose(page, 'Sprog', 'Deutsch');
  await page.waitForURL(`**${address.replace('/da/', '/de/')}`);
  await expect(page.locator('h1')).toHaveText('Tisch 4');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the language is switched before the page has woken up, and without a script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/da/rules');
  await choose(page, 'Sprog', 'English');
  await page.waitForURL('**/en/rules');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const [locale, path] of [['de-AT', '/de'], ['en-GB', '/en'], ['fr-FR', '/da']] as const)
  test(`an address without a language leads a reader of ${locale} to ${path}`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto('/login');
    await page.waitForURL(`**${path}/login`);
    await expect(page.locator('h1')).toBeVisible();
  });

test('the theme that was chosen stays', async ({ page }) => {
  await page.goto('/da');
  await choose(page, 'Lyst eller mørkt', 'Mørkt');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a theme chosen before the page has woken up is on at once, and stays when it wakes', async ({ page }) => {
  const scripts = '**/_next/static/chunks/*.js*';
  let wake = () => {};
  const woken = new Promise<void>((resolve) => (wake = resolve));
  await page.route(scripts, async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto('/da', { waitUntil: 'commit' });
  await choose(page, 'Lyst eller mørkt', 'Mørkt');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Genvejstaster' })).toBeDisabled();
  wake();
  await expect(page.getByRole('button', { name: 'Genvejstaster' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a wrong password is said, and nobody is logged in', async ({ page }) => {
  await page.goto('/da/login');
  await page.locator('input[name=email]').fill('demo@ultimo.example');
  await page.locator('input[name=password]').fill('forkert');
  await page.locator('main button[type=submit]').click();
  await expect(page.locator('main').getByRole('alert')).toContainText('ikke rigtig');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible();
});

test('whoever logs in from a table comes back to it, and can log out again', async ({ page }) => {
  const address = await runningTable(page);
  await page.goto(address);
  await page.locator('main').getByRole('link', { name: 'Log ind' }).click();
  await logInHere(page);
  await page.waitForURL(`**${address}`);
  await page.getByRole('button', { name: /^Log ud/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('an address that leads nowhere says so in the reader’s language, with status 404', async ({ page }) => {
  for (const path of ['/de/nowhere', '/de/tables/none', '/de/tournaments/none', '/de/tables/not%20an%20id']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'de');
  }
});
