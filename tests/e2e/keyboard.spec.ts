import { expect, test, type Page } from '@playwright/test';
import { cups, dealRows, heading, karen, ludvig, minna, nextNumber, official, openForm, runningTable, totals } from './steps';

/** Goes on with Tab until the focus has this name; a keyboard user has no other way. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.parentElement?.getAttribute('aria-label') ?? '';
    });
    if (here === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('a deal is written down by keyboard alone, and who pays whom is seen before it is saved', async ({ page }) => {
  await page.goto('/da/login');
  await page.locator('input[name=email]').focus();
  await page.keyboard.type(official.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(official.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/da');
  await openForm(page, await runningTable(page));
  const number = await nextNumber(page);
  const before = { totals: (await totals(page)).map(points), cups: await cups(page) };

  await page.keyboard.press('n');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, `${karen}: Pagaten`);
  await page.keyboard.press('Space');
  await tabTo(page, `${minna}: I sidste stik`);
  await page.keyboard.press('Space');
  await tabTo(page, `${karen}: Kortpoint`);
  await page.keyboard.type('30');
  await tabTo(page, `${minna}: Kortpoint`);
  await page.keyboard.type('20');

  const net = (await page.locator('[data-preview-net]').allInnerTexts()).map(points);
  expect(net).toEqual(expected[await dealer(page)]);
  await expect(page.locator('form').getByText('5 i hver kop')).toBeVisible();
  await expect(page.locator('form').getByText('20 fra hver')).toBeVisible();
  await expect(dealRows(page)).toHaveCount(number - 1);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Spil ${number} er gemt.`)).toBeVisible();
  await expect(dealRows(page)).toHaveCount(number);
  expect((await totals(page)).map(points)).toEqual(before.totals.map((total, seat) => total + (net[seat] ?? 0)));
  expect(await cups(page)).toEqual(before.cups.map((content) => content + 5));
  await expect(heading(page)).toHaveText(`Spil ${number + 1}`);
  await expect(heading(page)).toBeFocused();
});

/** Stake, pagat, last trick and count of this deal, by who deals it: worked out by hand. */
const expected: Readonly<Record<string, readonly number[]>> = {
  [karen]: [-15, -25, 30],
  [ludvig]: [-5, -35, 30],
  [minna]: [-5, -25, 20],
};

const dealer = async (page: Page): Promise<string> =>
  (await page.locator('section[aria-labelledby=entry] header p').first().innerText()).replace(/^.*:\s*/, '').trim();

const points = (said: string): number => Number(said.replace('−', '-').replace('+', ''));
