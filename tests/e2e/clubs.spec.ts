import { expect, test, type Page } from '@playwright/test';
import { expectSound, expectToFitPhone, laptop } from './sound';
import { logIn } from './steps';

const club = '/da/clubs/demo-club';
const german = '/de/clubs/demo-club';

/** A club of the test's own: the demo's is looked at by others. */
async function foundClub(page: Page, name: string): Promise<string> {
  await logIn(page);
  await page.goto('/da/clubs/new');
  await page.getByRole('textbox', { name: 'Klubbens navn' }).fill(name);
  await page.getByRole('button', { name: 'Opret klubben' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return new URL(page.url()).pathname;
}

async function addMember(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nyt medlem' }).click();
  await page.getByRole('textbox', { name: 'Navn' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Nyt medlem' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** One of the colours that the page is drawn with. */
const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);

test('the pages of a club have no accessibility violation, light or dark, and fit a phone, in German', async ({ page }) => {
  await logIn(page);
  for (const part of ['', '/members', '/members/import', '/rules', '/rules/danish-tarok', '/box', '/settings', '/log']) {
    await page.setViewportSize(laptop);
    await page.goto(`${german}${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page, { where: part });
    await expectToFitPhone(page, part);
  }
});

test('a person’s page is sound, fits a phone, and leads to tables and evenings', async ({ page }) => {
  await logIn(page);
  await page.goto(`${german}/members`);
  await page.getByRole('link', { name: 'Karen Tarokhøj' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karen Tarokhøj');
  await expect(page.locator('main a[href*="/tables/"]').first()).toBeVisible();
  await expectSound(page, { where: 'a person' });
  await expectToFitPhone(page, 'a person');
});

test('whoever is not logged in is told so in the place of the members, and led back there', async ({ page }) => {
  await page.goto(`${club}/members`);
  await expect(page.getByText('Log ind for at se den')).toBeVisible();
  const way = page.locator('main').getByRole('link', { name: 'Log ind' });
  await expect(way).toHaveAttribute('href', /back=.*members/);
  await expect(page.getByText('Karen Tarokhøj')).toHaveCount(0);
});

test('a club is founded, gets members, finds one of two that are the same, and takes it back', async ({ page }) => {
  const address = await foundClub(page, 'Prøveklubben');
  await page.goto(`${address}/members`);
  for (const name of ['Ida Prøve', 'Ida P. Prøve']) await addMember(page, name);
  await page.getByRole('button', { name: 'Ret Ida P. Prøve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Står to gange').click();
  await dialog.getByRole('combobox', { name: 'Den samme som' }).selectOption({ label: 'Ida Prøve' });
  await dialog.getByRole('radio', { name: 'Ida Prøve', exact: true }).check();
  await dialog.getByRole('textbox', { name: 'Hvordan vides det?' }).fill('Hun siger det selv');
  await dialog.getByRole('button', { name: 'Gør dem til én' }).click();
  await expect(page.getByText('er nu én person: Ida Prøve')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ida P. Prøve' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('link', { name: 'Ida P. Prøve' })).toBeVisible();
});

test('members come from a file, line by line with what is wrong, and nothing before it is said', async ({ page }) => {
  const address = await foundClub(page, 'Filklubben');
  await page.goto(`${address}/members/import`);
  const text = 'Navn;Nummer;Mail\nOle Fil;3;ole@example.org\nIda Fil;x;\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText('»x« er ikke et medlemsnummer')).toBeVisible();
  await page.getByRole('button', { name: 'Meld 1 ind' }).click();
  await expect(page.getByText('1 er meldt ind.')).toBeVisible();
  await page.goto(`${address}/members`);
  await expect(page.getByRole('row', { name: /Ole Fil/ })).toContainText('ole@example.org');
});

test('house rules are shown as what they change, and a colour nobody can see is not taken', async ({ page }) => {
  const address = await foundClub(page, 'Regelklubben');
  await page.goto(`${address}/rules/danish-tarok`);
  await page.getByRole('textbox', { name: 'Fundering', exact: true }).fill('15');
  await expect(page.getByText('1 regel er anderledes.')).toBeVisible();
  await page.getByRole('button', { name: 'Gem husreglerne' }).click();
  await expect(page.getByRole('row', { name: /Fundering/ })).toHaveText(/Fundering\s*15\s*20/);
  await page.goto(`${address}/settings`);
  await page.getByRole('textbox', { name: 'Farve', exact: true }).fill('#fff000');
  await expect(page.getByText('for lys til den lyse side')).toBeVisible();
  await page.getByRole('button', { name: /^Tag den nærmeste/ }).click();
  const chosen = await page.getByRole('textbox', { name: 'Farve', exact: true }).inputValue();
  expect(chosen).not.toBe('#fff000');
  await page.getByRole('button', { name: 'Gem udseendet' }).click();
  await expect.poll(() => token(page, '--pressed')).toBe(chosen);
});

test('money is booked into the box and taken back with a reason, and the book says both', async ({ page }) => {
  const address = await foundClub(page, 'Kasseklubben');
  await page.goto(`${address}/box`);
  await page.getByRole('button', { name: 'Bogfør' }).click();
  await page.getByRole('textbox', { name: 'Beløb i DKK' }).fill('120');
  await page.getByRole('dialog').getByRole('button', { name: 'Bogfør' }).click();
  const book = page.getByRole('region', { name: 'Penge' });
  await expect(book.getByRole('row', { name: /Ved slutningen/ })).toContainText('120,00');
  await book.locator('summary').first().click();
  await book.getByRole('button', { name: 'Tilbagefør' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('To gange');
  await page.getByRole('dialog').getByRole('button', { name: 'Tilbagefør' }).click();
  await expect(book.getByRole('row', { name: /Ved slutningen/ })).toContainText('0,00');
  await expect(book.getByText('Tilbageført: Startpenge')).toBeVisible();
});
