import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  cups,
  dealRows,
  fillDeal,
  heading,
  karen,
  logIn,
  ludvig,
  minna,
  nextNumber,
  openForm,
  plainDeal,
  runningTable,
  save,
  scorerAt,
  tiles,
  totals,
} from './steps';

test('a second browser sees the new deal without reloading', async ({ page, browser }) => {
  const address = await runningTable(page);
  await page.goto(address);
  await expect(page.locator('[data-live=on]')).toBeVisible();
  const before = await dealRows(page).count();
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  const scorer = await scorerAt(browser, address);
  await fillDeal(scorer, plainDeal);
  await save(scorer);
  await expect(dealRows(scorer)).toHaveCount(before + 1);
  await expect(dealRows(page)).toHaveCount(before + 1);
  expect(await totals(page)).toEqual(await totals(scorer));
  await expect(page.locator('body[data-not-reloaded]')).toHaveCount(1);
});

test('A1 a deal sent twice with one command id is booked once, and the repeat gets the first answer', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  const number = await nextNumber(page);
  const answers: unknown[] = [];
  let sent: { url: string; body: string } | null = null;
  let posts = 0;
  await page.route('**/api/trpc/tables.recordDeal*', async (route) => {
    posts += 1;
    sent = { url: route.request().url(), body: route.request().postData() ?? '' };
    const first = await route.fetch();
    const second = await route.fetch();
    answers.push(await first.json(), await second.json());
    await route.fulfill({ response: second });
  });
  await fillDeal(page, plainDeal);
  await save(page);
  await expect(dealRows(page)).toHaveCount(number);
  const { url, body } = sent!;
  const later = await page.request.post(url, { data: body, headers: { 'content-type': 'application/json' } });
  answers.push(await later.json());
  const written = answers.map((answer) => (answer as [{ result: { data: { json: object } } }])[0].result.data.json);
  expect(posts).toBe(1);
  expect(written[0]).toMatchObject({ repeated: false });
  expect(written[1]).toEqual({ ...written[0], repeated: true });
  expect(written[2]).toEqual({ ...written[0], repeated: true });
  await page.reload();
  await expect(dealRows(page)).toHaveCount(number);
});

test('A1 a deal that is sent by a double click and by Enter beside it leaves the page once', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  const number = await nextNumber(page);
  let posts = 0;
  await page.route('**/api/trpc/tables.recordDeal*', async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await fillDeal(page, plainDeal);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('section[aria-labelledby=entry] form');
    for (let press = 0; press < 3; press += 1) form?.requestSubmit();
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Spil ${number} er gemt.`)).toBeVisible();
  expect(posts).toBe(1);
  await expect(dealRows(page)).toHaveCount(number);
});

test('A1 a lost answer is asked for again by the page itself, with the same id', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  const number = await nextNumber(page);
  const ids: string[] = [];
  await page.route('**/api/trpc/tables.recordDeal*', async (route) => {
    ids.push(/"command":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    const answer = await route.fetch();
    await (ids.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await fillDeal(page, plainDeal);
  await save(page);
  await expect(page.getByText(`Spil ${number} er gemt.`)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  await expect(dealRows(page)).toHaveCount(number);
});

test('A2 two tabs with different content: the second is shown both versions and can make its own a correction', async ({
  page,
  browser,
}) => {
  const address = await runningTable(page);
  const first = await scorerAt(browser, address);
  const second = await scorerAt(browser, address);
  const number = await nextNumber(second);
  await second.route('**/api/trpc/tables.live*', (route) => route.abort());
  await second.reload();
  await fillDeal(second, { ...plainDeal, last: ludvig });
  await fillDeal(first, plainDeal);
  await save(first);
  await expect(dealRows(first)).toHaveCount(number);
  const stored = await totals(first);

  await save(second);
  const clash = second.locator(`[data-clash="${number}"]`);
  await expect(clash.locator('[data-version=stored]')).toContainText(minna);
  await expect(clash.locator('[data-version=mine]')).toContainText(ludvig);
  expect(await totals(second)).toEqual(stored);

  await clash.getByRole('button', { name: `Ret spil ${number} til mit` }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByText('Skriv en grund')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Hvorfor rettes det?' }).fill('Ludvig tog det sidste stik');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(second.getByText(`Spil ${number} er rettet.`)).toBeVisible();
  const row = second.locator(`details[data-deal="${number}"]`);
  await expect(row).toContainText('rettet');
  await expect(row).toContainText('Ludvig tog det sidste stik');
  await expect(dealRows(second)).toHaveCount(number);
});

test('A2 two tabs correct the same deal: the second is shown both versions before it can save', async ({
  page,
  browser,
}) => {
  const address = await runningTable(page);
  const first = await scorerAt(browser, address);
  const second = await scorerAt(browser, address);
  const number = (await nextNumber(first)) - 1;
  const [here, there] = [await correcting(first, number), await correcting(second, number)];
  await here.getByRole('textbox', { name: 'Hvorfor rettes det?' }).fill('den første grund');
  await there.getByRole('textbox', { name: 'Hvorfor rettes det?' }).fill('den anden grund');
  await recount(here, [32, 20, 26]);
  await recount(there, [33, 20, 25]);
  await here.getByRole('button', { name: 'Gem' }).click();
  await expect(first.getByText(`Spil ${number} er rettet.`)).toBeVisible();

  const clash = there.locator(`[data-clash="${number}"]`);
  await expect(clash.locator('[data-version=stored]')).toContainText('32');
  await expect(clash.locator('[data-version=mine]')).toContainText('33');
  await expect(there.getByRole('button', { name: /^Gem/ })).toHaveCount(0);
  await clash.getByRole('button', { name: `Ret spil ${number} til mit` }).click();
  await expect(there.getByRole('textbox', { name: 'Hvorfor rettes det?' })).toHaveValue('den anden grund');
  await there.getByRole('button', { name: 'Gem' }).click();
  await expect(second.getByText(`Spil ${number} er rettet.`)).toBeVisible();
  await expect(second.locator(`details[data-deal="${number}"]`)).toContainText('den anden grund');
});

/** The dialog in which this deal is put right, open. */
async function correcting(page: Page, number: number): Promise<Locator> {
  const row = page.locator(`details[data-deal="${number}"]`);
  if ((await row.getAttribute('open')) === null) await row.locator('summary').click();
  await row.getByRole('button', { name: 'Ret', exact: true }).click();
  return page.getByRole('dialog');
}

/** What Karen, Minna and Ludvig count, in this order. */
async function recount(dialog: Locator, points: readonly number[]): Promise<void> {
  for (const [index, player] of [karen, minna, ludvig].entries())
    await dialog.getByRole('textbox', { name: `${player}: Kortpoint`, exact: true }).fill(String(points[index]));
}

test('a draft outlives a reload', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  await fillDeal(page, plainDeal);
  await page.reload();
  await expect(tiles(page, karen, 'Pagaten').getByRole('button', { name: 'bragt hjem' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('textbox', { name: `${minna}: Kortpoint`, exact: true })).toHaveValue('20');
});

test('what cannot be is said in a sentence that leads to its field, and nothing is stored', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  const number = await nextNumber(page);
  let posts = 0;
  await page.route('**/api/trpc/tables.recordDeal*', (route) => {
    posts += 1;
    return route.continue();
  });
  await fillDeal(page, { ...plainDeal, points: [[karen, 90], [minna, 20]] });
  const wrong = page.locator('[data-problems=wrong] button');
  await expect(wrong.first()).toContainText('78');
  await save(page);
  await expect(page.getByRole('textbox', { name: `${karen}: Kortpoint`, exact: true })).toBeFocused();
  expect(posts).toBe(0);
  await expect(dealRows(page)).toHaveCount(number - 1);
});

test('a tile that is impossible beside what is set says why', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  await tiles(page, karen, 'Pagaten').getByRole('button', { name: 'bragt hjem' }).click();
  const barred = tiles(page, minna, 'Pagaten').getByRole('button', { name: 'bragt hjem' });
  await expect(barred).toHaveAttribute('aria-disabled', 'true');
  await barred.click({ force: true });
  await expect(barred).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('status').filter({ hasText: karen })).toBeVisible();
});

test('bad input to the API gets a sentence, and nothing is stored', async ({ page }) => {
  await logIn(page);
  const address = await runningTable(page);
  await openForm(page, address);
  const number = await nextNumber(page);
  const sitting = address.split('/').at(-1);
  const json = { sitting, command: 'c1', version: -3, deal: 'nonsense' };
  const answer = await page.request.post('/api/trpc/tables.recordDeal', { data: { json }, headers: { 'accept-language': 'en' } });
  expect(answer.status()).toBe(400);
  const { error } = (await answer.json()) as { error: { json: { message: string; data: { refusal: { problems: object[] } } } } };
  expect(error.json.message).toMatch(/[a-z]{3,} .*[a-z]/i);
  expect(error.json.data.refusal.problems.length).toBeGreaterThan(0);
  await page.reload();
  await expect(dealRows(page)).toHaveCount(number - 1);
});

test('without being logged in there is no form, and writing is refused', async ({ page }) => {
  const address = await runningTable(page);
  await page.goto(address);
  await expect(page.locator('main').getByRole('link', { name: 'Log ind' })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  const sitting = address.split('/').at(-1);
  const json = { sitting, command: 'stranger', version: 1, deal: { dealer: 0, result: {} } };
  const answer = await page.request.post('/api/trpc/tables.recordDeal', { data: { json } });
  expect(answer.status()).toBe(401);
});

test('a deal is annulled with a reason and stays in the book, struck', async ({ page }) => {
  await logIn(page);
  await openForm(page, await runningTable(page));
  const last = (await nextNumber(page)) - 1;
  const row = page.locator(`details[data-deal="${last}"]`);
  await row.getByRole('button', { name: 'Annullér' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Kortene lå forkert');
  await dialog.getByRole('button', { name: 'Annullér spillet' }).click();
  await expect(row).toHaveAttribute('data-kind', 'struck');
  await expect(row).toContainText('Kortene lå forkert');
});

// At a table of its own: at the running one others look on meanwhile.
test('the table is closed, its cups are divided, and it is opened again with a reason', async ({ page }) => {
  const closed = (await runningTable(page)).replace(/\d+$/, '3');
  await logIn(page);
  await page.goto(closed);
  await reopen(page, 'Et spil mere');
  const before = await cups(page);
  const more = page.getByRole('region', { name: 'Mere ved dette bord' });
  await more.getByRole('button', { name: 'Afslut bordet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Afslut og del kopperne' }).click();
  await expect(page.locator('[data-closing]')).toBeVisible();
  expect(await cups(page)).toEqual([0, 0]);
  await reopen(page, 'Endnu et');
  expect(await cups(page)).toEqual(before);
});

async function reopen(page: Page, why: string): Promise<void> {
  await page.getByRole('button', { name: 'Åbn bordet igen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(why);
  await page.getByRole('dialog').getByRole('button', { name: 'Åbn bordet igen' }).click();
  await expect(heading(page)).toBeVisible();
}
