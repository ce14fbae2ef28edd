import { expect, type Browser, type Locator, type Page } from '@playwright/test';

export const official = { email: 'demo@ultimo.example', password: 'bagud-ultimo' };

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

// A worker logs in once by the form and looks the table up once, and remembers both.
let session: Cookies | null = null;
const addresses = new Map<string, string>();

export async function logIn(page: Page): Promise<void> {
  if (session) return page.context().addCookies(session);
  await page.goto('/da/login');
  await logInHere(page);
  await page.waitForURL('**/da');
  session = await page.context().cookies();
}

/** Fills in the form of the log-in page that is open. */
export async function logInHere(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill(official.email);
  await page.locator('input[name=password]').fill(official.password);
  await page.locator('main button[type=submit]').click();
}

/** The address of the demo's running table, found as a visitor finds it. */
export async function runningTable(page: Page, locale = 'da'): Promise<string> {
  const known = addresses.get(locale);
  if (known) return known;
  await page.goto(`/${locale}`);
  await page.locator('main a[href*="/tournaments/demo-"]').first().click();
  await page.waitForURL('**/tournaments/**');
  const address = (await page.locator('main a[href*="/tables/"]').last().getAttribute('href')) ?? '';
  addresses.set(locale, address);
  return address;
}

/** A fresh browser, logged in and at the running table with its form drawn. */
export async function scorerAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page);
  await openForm(page, address);
  return page;
}

export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
}

export const heading = (page: Page): Locator => page.locator('h2[data-heading=entry]');

/** The number of the deal that the form asks for. */
export const nextNumber = async (page: Page): Promise<number> =>
  Number((await heading(page).innerText()).replace(/\D/g, ''));

export const tiles = (page: Page, player: string, question: string): Locator =>
  page.getByRole('group', { name: `${player}: ${question}`, exact: true });

export type Told = { readonly pagat: string; readonly last: string; readonly points: readonly [string, number][] };

/** The least a table writes down: the pagat brought home, the last trick with a plain card, two counts. */
export async function fillDeal(page: Page, { pagat, last, points }: Told): Promise<void> {
  await tiles(page, pagat, 'Pagaten').getByRole('button', { name: 'bragt hjem' }).click();
  await tiles(page, last, 'I sidste stik').getByRole('button', { name: 'tog det med et andet kort' }).click();
  for (const [player, count] of points)
    await page.getByRole('textbox', { name: `${player}: Kortpoint`, exact: true }).fill(String(count));
}

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Gem spillet' }).click();

export const karen = 'Karen Tarokhøj';
export const ludvig = 'Ludvig Stikkerup';
export const minna = 'Minna Bagudlund';

export const plainDeal: Told = { pagat: karen, last: minna, points: [[karen, 30], [minna, 20]] };

/** Totals by seat, as they stand on the page. */
export async function totals(page: Page): Promise<readonly string[]> {
  return page.locator('[data-total]').allInnerTexts();
}

export async function cups(page: Page): Promise<readonly number[]> {
  const said = await page.locator('section [data-cup]').evaluateAll((all) =>
    all.filter((one) => !one.closest('form')).map((one) => one.textContent ?? ''),
  );
  return said.map(Number);
}

export const dealRows = (page: Page): Locator => page.locator('details[data-deal]');
