import { expect, test, type Page } from '@playwright/test';
import { expectSound, expectToFitPhone, laptop } from './sound';
import { logIn } from './steps';

const season = '/seasons/demo-season';

const firstHref = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().getAttribute('href')) ?? '';

test('a figure of the table is opened down to the deal that made it', async ({ page }) => {
  await page.goto(`/da${season}`);
  const result = page.locator('main td a[href*="/lines/"]').first();
  const points = (await result.innerText()).split('\n')[0] ?? '';
  await result.click();
  await page.waitForURL('**/lines/**');
  await expect(page.locator('main tbody tr').filter({ hasText: points }).first()).toBeVisible();
  await page.locator('main a[href*="/figures/"]').first().click();
  await page.waitForURL('**/figures/**');
  await page.locator('main a[href*="/deals/"]').first().click();
  await page.waitForURL('**/deals/**');
});

test('a table is read as it stood after an evening, without a script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`/da${season}`);
  const now = await page.locator('main thead th').count();
  await page.locator('select[name=at]').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Vis' }).click();
  await page.waitForURL('**at=**');
  await expect(page.getByText('Du ser stillingen efter')).toBeVisible();
  expect(await page.locator('main thead th').count()).toBeLessThan(now);
});

test('a table is published, and its rules are changed with a reason that everybody can read', async ({ page }) => {
  await logIn(page);
  await page.goto(`/da${season}/manage`);
  await page.getByRole('button', { name: 'Offentliggør stillingen' }).click();
  await expect(page.getByText('Stillingen er offentliggjort.')).toBeVisible();
  await page.goto(`/da${season}/criteria`);
  await page.getByRole('button', { name: 'Ændr reglerne' }).click();
  await page.getByRole('textbox', { name: 'Hvor mange aftener tæller' }).fill('2');
  await page.getByRole('button', { name: 'Gem reglerne' }).click();
  await expect(page.getByText('Skriv en grund: alle kan læse den.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Grund' }).fill('Vedtaget på mødet');
  await page.getByRole('button', { name: 'Gem reglerne' }).click();
  await expect(page.getByText('Grund: Vedtaget på mødet')).toBeVisible();
  await page.goto(`/da${season}`);
  await expect(page.getByText(/Offentliggjort .* linjer er andre nu/)).toBeVisible();
});

test('no page of a season has an accessibility violation or is wider than a 360 px phone, in German', async ({ page }) => {
  await page.goto(`/de${season}`);
  const club = await firstHref(page, 'main nav a[href*="/clubs/"]');
  const line = await firstHref(page, 'main td a[href*="/lines/"]');
  await page.goto(line);
  const figure = await firstHref(page, 'main a[href*="/figures/"]');
  const cups = figure.replace(/\/figures\/(.+)\/\d+$/, '/tables/$1/cups');
  await page.goto(`${club}/rating`);
  const rating = await firstHref(page, 'main tbody a[href*="/rating/"]');
  const parts = ['', '/evenings', '/chart', '/criteria', '/published', '/control', '/manage', '?list=clubs'];
  const places = [...parts.map((part) => `/de${season}${part}`), line, figure, cups, `${club}/rating`, rating];
  for (const place of places) {
    await page.setViewportSize(laptop);
    await page.goto(place);
    await expectSound(page, { where: place, alike: 'tbody tr:nth-child(n+4)' });
    await expectToFitPhone(page, place);
  }
});
