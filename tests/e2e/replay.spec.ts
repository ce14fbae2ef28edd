import { expect, test, type Page } from '@playwright/test';
import { expectSound, expectToFitPhone, laptop } from './sound';
import { runningTable } from './steps';

/** Where the demo's deal that is written card by card has its page; `number` another deal of that table. */
async function dealAt(page: Page, { locale = 'da', number = 3 } = {}): Promise<string> {
  const table = await runningTable(page, locale);
  return `${table.replace('/tables/', '/deals/')}-${number}`;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Hvor langt i spillet' });
const said = (page: Page) => page.locator('[aria-live=polite]', { hasText: '.' }).first();
const tricksOf = (page: Page) => page.locator('[data-seat] p').allInnerTexts();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a table leads to the page of the deal that is written card by card, and back', async ({ page }) => {
  const address = await runningTable(page);
  await page.goto(address);
  await page.locator('details[data-deal="3"] summary').click();
  await page.getByRole('link', { name: 'Vis kort for kort' }).click();
  await page.waitForURL('**/deals/*-3');
  await expect(page.locator('h1')).toHaveText('Spil 3');
  await page.locator('main a[href*="/tables/"]').first().click();
  await page.waitForURL(`**${address}`);
});

test('by the keys a deal goes forwards and backwards, card by card and trick by trick', async ({ page }) => {
  await page.goto(await dealAt(page));
  await expect(slider(page)).toBeEnabled();
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1');
  await expect(said(page)).toContainText('lægger skat');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider(page)).toHaveValue('4');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('3');
  await page.keyboard.press('End');
  await expect(said(page)).toContainText('Spillet er slut.');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await expect(said(page)).toHaveText('Kortene er givet.');
});

test('the space bar plays it and stops it again', async ({ page }) => {
  await page.goto(await dealAt(page));
  await expect(slider(page)).toBeEnabled();
  await expect(slider(page)).toHaveValue('0');
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  await expect(button(page, 'Hold pause')).toBeVisible();
  await expect(slider(page)).not.toHaveValue('0');
  await page.keyboard.press(' ');
  await expect(button(page, 'Afspil')).toBeVisible();
});

test('the slider leads to any point, and there every card is in a hand, in a trick or laid away', async ({ page }) => {
  await page.goto(await dealAt(page));
  await slider(page).fill('40');
  await expect(page.getByText('40 af', { exact: false })).toBeVisible();
  const won = (await tricksOf(page)).map((text) => Number(/(\d+) stik/.exec(text)?.[1] ?? 0)).reduce((a, b) => a + b);
  const hands = await page.locator('[data-seat] ul li').count();
  // A trick that has just been completed lies on the table still, and is counted as won already.
  const lying = await page.locator('ol[aria-label="På bordet"]:not(:has([data-winner])) li').count();
  expect(won).toBeGreaterThan(8);
  expect(hands + 3 * won + lying + 3).toBe(78);
});

test('buttons go a trick back and to the end, and keep the focus where there is nowhere to go', async ({ page }) => {
  await page.goto(await dealAt(page));
  await button(page, 'Til slutningen').click();
  const last = await slider(page).inputValue();
  await button(page, 'Et stik tilbage').click();
  // Three cards, and perhaps a word about the fool.
  expect([3, 4]).toContain(Number(last) - Number(await slider(page).inputValue()));
  await button(page, 'Til begyndelsen').click();
  await expect(button(page, 'Et kort tilbage')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Til begyndelsen')).toBeFocused();
});

test('each booking leads to the moment that caused it, and the address says so', async ({ page }) => {
  await page.goto(await dealAt(page));
  const links = page.locator('section[aria-labelledby=caused] a');
  expect(await links.count()).toBeGreaterThan(3);
  await links.last().click();
  await expect(page).toHaveURL(/#at-\d+$/);
  await expect(slider(page)).toHaveValue((await slider(page).getAttribute('max')) ?? '');
  await links.first().click();
  await expect(slider(page)).toHaveValue('0');
  await expect(links.first()).toHaveAttribute('aria-current', 'step');
});

test('an address with a moment opens there', async ({ page }) => {
  await page.goto(`${await dealAt(page)}#at-10`);
  await expect(slider(page)).toHaveValue('10');
});

test('a line of the list leads to its moment and is marked', async ({ page }) => {
  await page.goto(await dealAt(page));
  const line = page.getByRole('region', { name: 'Alt, hvad der skete' }).getByRole('button').nth(6);
  await line.click();
  await expect(slider(page)).toHaveValue('7');
  await expect(line).toHaveAttribute('aria-current', 'step');
});

test('the letters of the usual French pack can be chosen, and stay', async ({ page }) => {
  await page.goto(await dealAt(page));
  const queen = page.locator('[data-seat] [data-card$=Q] text').first();
  await expect(queen).toHaveText('D');
  const knight = page.locator('[data-seat] [data-card$=N] text').first();
  await expect(knight).toHaveText('Ka');
  await page.getByText('franske (R D C V)').click();
  await expect(knight).toHaveText('C');
  await page.reload();
  await expect(knight).toHaveText('C');
});

test('a deal that is a score sheet only says so, with its record, bookings and versions', async ({ page }) => {
  await page.goto(await dealAt(page, { number: 2 }));
  await expect(page.getByText('der er ingen kort at vise')).toBeVisible();
  for (const name of ['Hvem betalte hvem', 'På sedlen', 'Skrevet'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
});

test('a deal that does not exist is said in the reader’s language, with status 404', async ({ page }) => {
  for (const deal of ['none-1', 'nonsense', 'x-0']) {
    const answer = await page.goto(`/de/deals/${deal}`);
    expect(answer?.status(), deal).toBe(404);
  }
});

test('a deal has no accessibility violation, light or dark, and fits a 360 px phone, in German', async ({ page }) => {
  for (const [number, at] of [[3, ''], [3, '#at-39'], [2, '']] as const) {
    await page.setViewportSize(laptop);
    await page.goto(`${await dealAt(page, { locale: 'de', number })}${at}`);
    if (at) await expect(page.getByRole('slider')).toHaveValue('39');
    // Cards are drawn alike: two of each hand stand for all.
    await expectSound(page, { where: `deal ${number} ${at}`, alike: '[data-seat] li:nth-child(n + 3)' });
    await expectToFitPhone(page, `deal ${number} ${at}`);
  }
});
