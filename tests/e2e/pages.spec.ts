import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { logIn, logInHere, openForm, runningTable } from './steps';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const { violations: found } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
}

async function places(page: Page, locale: string): Promise<readonly string[]> {
  const running = await runningTable(page, locale);
  const closed = running.replace(/\d+$/, '1');
  const evening = running.replace('/tables/', '/tournaments/').replace(/-table-\d+$/, '');
  return [`/${locale}`, evening, running, closed, `/${locale}/login`, `/${locale}/login?error=CredentialsSignin`, `/${locale}/nowhere`];
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page has an accessibility violation (${colorScheme})`, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    for (const place of await places(page, 'de')) {
      await page.goto(place);
      expect(await violations(page), place).toEqual([]);
    }
  });

  test(`the form and its dialogs have no accessibility violation (${colorScheme})`, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    await logIn(page);
    await openForm(page, await runningTable(page));
    await page.locator('summary', { hasText: /^Bod$/ }).click();
    expect(await violations(page), 'the form').toEqual([]);
    await page.locator('details[data-deal]').first().getByRole('button', { name: 'Ret' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), 'a correction').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), 'the shortcuts').toEqual([]);
  });
}

test('on a 360 px phone nothing is wider than the screen, in German', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const place of await places(page, 'de')) {
    await page.goto(place);
    expect(await width(), place).toBeLessThanOrEqual(360);
  }
  await logIn(page);
  await openForm(page, await runningTable(page, 'de'));
  expect(await width(), 'the form').toBeLessThanOrEqual(360);
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

/** Opens a menu and chooses from it; pressed before the page has woken up, it is pressed again. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: item });
  await expect(async () => {
    await page.getByRole('button', { name: menu }).click();
    await expect(entry).toBeVisible({ timeout: 2000 });
  }).toPass();
  await entry.click();
}

test('the language is switched on the same page', async ({ page }) => {
  const address = await runningTable(page);
  await page.goto(address);
  await choose(page, 'Sprog', 'Deutsch');
  await page.waitForURL(`**${address.replace('/da/', '/de/')}`);
  await expect(page.locator('h1')).toHaveText('Tisch 4');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
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
