import { expect, test, type Page } from '@playwright/test';
import { expectSound, expectToFitPhone } from './sound';

/** Every rule set's page, found by the index's own links. */
async function ruleSets(page: Page, locale: string): Promise<readonly string[]> {
  await page.goto(`/${locale}/rules`);
  const links = page.locator('main a[href*="/rules/"]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

const cell = (page: Page, table: string, row: string) =>
  page.locator(`table[data-table="${table}"] tr`, { hasText: row }).first().locator('td');

test('every game and rule set is on the index, and its page has description, figures, options, words and sources', async ({ page }) => {
  const places = await ruleSets(page, 'da');
  expect(places.length).toBeGreaterThanOrEqual(15);
  for (const place of places) {
    await page.goto(place);
    for (const name of ['Spillet i korte træk', 'Hvad der betales', 'Hvad klubben kan vælge', 'Ordene', 'Kilder'])
      await expect(page.getByRole('heading', { name }), place).toBeVisible();
    expect(await page.locator('table[data-table]').count(), place).toBeGreaterThan(0);
  }
});

test('the figures are those of the rule set', async ({ page }) => {
  await page.goto('/da/rules/danish-tarok/dtf-2011');
  await expect(cell(page, 'last-trick', 'Konge bagud')).toHaveText(['−40', 'fordobles', '']);
  await expect(cell(page, 'last-trick', 'Tout').first()).toHaveText('+80');
  await page.goto('/da/rules/danish-tarok/no-pots');
  await expect(cell(page, 'last-trick', 'Konge bagud')).toHaveText(['−10']);
});

test('what differs from the usual rules is marked with the usual value beside it', async ({ page }) => {
  await page.goto('/de/rules/danish-tarok/pagat');
  const changed = page.locator('tr[data-changed]');
  await expect(changed).toHaveCount(5);
  await expect(changed.first()).toContainText('85');
  await expect(changed.first()).toContainText('80');
  await page.goto('/de/rules/danish-tarok/dtf-2011');
  await expect(page.locator('tr[data-changed]')).toHaveCount(0);
});

test('one rule set leads to the others of the game', async ({ page }) => {
  await page.goto('/en/rules/husarln/loew');
  await page.getByRole('navigation', { name: 'Rule sets' }).getByRole('link', { name: 'Beck 1983' }).click();
  await page.waitForURL('**/rules/husarln/beck');
  await expect(cell(page, 'zweiblatt', 'Third pair')).toHaveText('+9');
});

test('rules that do not exist are said in the reader’s language, with status 404', async ({ page }) => {
  for (const place of ['whist/usual', 'danish-tarok/none']) {
    const answer = await page.goto(`/de/rules/${place}`);
    expect(answer?.status(), place).toBe(404);
  }
});

test('no page of rules has an accessibility violation, light or dark', async ({ page }) => {
  for (const place of ['', '/danish-tarok/pagat', '/husarln/beck', '/herzblatt/braun']) {
    await page.goto(`/de/rules${place}`);
    await expectSound(page, { where: place });
  }
});

test('on a 360 px phone no page of rules is wider than the screen, in German', async ({ page }) => {
  for (const place of await ruleSets(page, 'de')) {
    await page.goto(place, { waitUntil: 'domcontentloaded' });
    await expectToFitPhone(page, place);
  }
});
