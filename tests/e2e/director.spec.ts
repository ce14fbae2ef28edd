import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectSound, expectToFitPhone } from './sound';
import { logIn } from './steps';

/** An evening of its own, long ago: the demo's stays the first on the home page. */
const evening = { id: 'e2e-director', name: 'Dommeraften', date: '2020-01-07' };

const club = 'e2e-director-club';

const phone = { width: 360, height: 780 } as const;

type Answer = { readonly version: number };

/** Writes or asks as the pages do; only what goes before the evening on the director's page. */
async function send(page: Page, procedure: string, input: object): Promise<Answer> {
  const answer = await page.request.post(`/api/trpc/${procedure}`, { data: { json: input } });
  expect(answer.ok(), `${procedure}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).result.data.json;
}

const names = ['Asta Et', 'Bo To', 'Cai Tre', 'Dan Fire', 'Eva Fem', 'Fie Seks'] as const;

/** A club of the test's own; six at two tables, and the first of two rounds begun. */
async function begin(page: Page): Promise<void> {
  await send(page, 'clubs.found', { club, command: 'e2e-found', name: 'Dommerklubben' });
  const { id: tournament, name, date } = evening;
  const announced = { tournament, club, name, date, open: true, plan: { rounds: 2 } };
  let { version } = await send(page, 'tournaments.announce', { ...announced, command: 'e2e-announce' });
  const steps = [
    ['participants.add', { entries: names.map((one) => ({ name: one })), here: true }],
    ['rounds.seat', { round: 1 }],
    ['rounds.publish', { round: 1 }],
    ['rounds.start', { round: 1 }],
  ] as const;
  for (const [procedure, input] of steps) {
    const command = `e2e-${procedure.replace('.', '-')}`;
    ({ version } = await send(page, procedure, { tournament, command, version, ...input }));
  }
}

const goTo = (page: Page, place: string) => page.goto(`/da/tournaments/${evening.id}/${place}`);

async function closeTable(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Luk bordet' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Luk og del kopperne' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const rows = (page: Page): Locator => page.locator('main table tbody tr');

test.describe.serial('an evening run from a phone', () => {
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext({ viewport: phone })).newPage();
    await logIn(page);
    await begin(page);
  });

  test.afterAll(() => page.context().close());

  test('E10 a round closes with a table open after a warning; the list is provisional, the end must wait', async () => {
    await goTo(page, 'director');
    await expect(page.getByText('Borde i gang: 2')).toBeVisible();
    await closeTable(page);
    await expect(page.getByText('Borde i gang: 1')).toBeVisible();
    await page.getByRole('button', { name: 'Slut runde 1' }).click();
    await expect(page.getByRole('dialog')).toContainText('er stillingen foreløbig');
    await page.getByRole('dialog').getByRole('button', { name: 'Slut runden alligevel' }).click();
    await expect(page.getByRole('heading', { name: 'Runde 1 er slut.' })).toBeVisible();
    await expect(page.getByText(/Stillingen er foreløbig: runde 1, bord \d mangler/)).toBeVisible();
    const finish = page.getByRole('button', { name: 'Afslut aftenen' });
    await expect(finish).toHaveAttribute('aria-disabled', 'true');
    await expect(finish).toHaveAccessibleDescription(/bord/i);
    await expectSound(page, { where: 'the director’s page' });
    await goTo(page, 'standings');
    await expect(page.getByText('Foreløbig: 1 bord er ikke lukket.')).toBeVisible();
    await expectSound(page, { where: 'the evening’s standings' });
    await expectToFitPhone(page, 'the evening’s standings');
  });

  test('E11 the director closes the table that was left open, and the evening is finished', async () => {
    await goTo(page, 'director');
    await closeTable(page);
    await page.getByRole('button', { name: 'Afslut aftenen' }).click();
    await expect(page.getByRole('heading', { name: 'Aftenen er afsluttet.' })).toBeVisible();
    await goTo(page, 'standings');
    await expect(page.getByText('Foreløbig')).toBeHidden();
    await goTo(page, 'control');
    await expect(page.getByText('Regnskabet stemmer.')).toBeVisible();
  });

  test('C1 a penalty after the end is a footnote of the list; withdrawn, the list is what it was', async () => {
    await goTo(page, 'standings');
    const before = await rows(page).allInnerTexts();
    await goTo(page, 'director');
    await page.getByRole('button', { name: 'Giv en straf' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Hvem').selectOption({ index: 1 });
    const punished = await form.getByLabel('Hvem').evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.text ?? '');
    await form.getByLabel('Point').fill('50');
    await form.getByRole('button', { name: 'Skift fortegn' }).click();
    await expect(form.getByLabel('Point')).toHaveValue('−50');
    await form.getByLabel('Grund').fill('gik, før runden var slut');
    await expectSound(page, { where: 'the form of a penalty' });
    await form.getByRole('button', { name: 'Giv straffen' }).click();
    await expect(form).toBeHidden();
    await goTo(page, 'standings');
    await expect(rows(page).last()).toContainText(punished);
    await expect(rows(page).last()).toContainText('−50');
    await expect(page.locator('main')).toContainText('gik, før runden var slut');
    await goTo(page, 'control');
    await expect(page.getByText('Regnskabet stemmer.')).toBeVisible();
    await goTo(page, 'director');
    await page.getByRole('button', { name: `Tag tilbage ${punished}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('han var syg');
    await page.getByRole('dialog').getByRole('button', { name: 'Tag tilbage' }).click();
    await expect(page.getByText(/taget tilbage .*: han var syg/)).toBeVisible();
    await goTo(page, 'standings');
    expect(await rows(page).allInnerTexts()).toEqual(before);
    await expect(page.locator('main')).not.toContainText('gik, før runden var slut');
  });
});
