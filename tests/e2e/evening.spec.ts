import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectSound, expectToFitPhone, laptop } from './sound';
import { logIn } from './steps';

const club = '/da/clubs/demo-club';

/** Presses as a finger does, and counts. */
function finger(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const button = (name: string | RegExp) => tap(page.getByRole('main').getByRole('button', { name }).first());
  return { tap, button, taps: () => taps };
}

const rows = (page: Page): Locator => page.locator('main button[aria-pressed][class*=tick]');

test('13 members present: from the club’s page to a published seating in at most 25 taps', async ({ page }) => {
  await logIn(page);
  await page.goto(club);
  const { tap, button, taps } = finger(page);
  await tap(page.locator('main a[href$="/evenings/new"]').first());
  await page.waitForURL('**/evenings/new');
  await button('Opret aftenen');
  await page.waitForURL('**/people');
  await expect(rows(page)).toHaveCount(13);
  for (let row = 0; row < 13; row += 1) {
    await tap(rows(page).nth(row));
    await expect(rows(page).nth(row)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('13 er her', { exact: false }).first()).toBeVisible();
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Opstilling' }));
  await button(/^Sæt sådan/);
  await button('Slå opstillingen op');
  await expect(page.getByText(/^Slået op kl\./)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(25);
  await movePeople(page);
  await lookOver(page);
  await archive(page);
});

/** B8, with the keyboard and by drag: a swap and nothing else is a new edition, and the one on the wall holds no more. */
async function movePeople(page: Page): Promise<void> {
  const chairs = page.locator('main button[class*=chair]');
  await chairs.nth(0).focus();
  await page.keyboard.press('Enter');
  await chairs.nth(4).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Byt', exact: true }).click();
  await expect(page.getByText(/Udgave 1\.2/)).toBeVisible();
  await expect(page.getByText(/gælder ikke mere/)).toBeVisible();
  await chairs.nth(0).dragTo(chairs.nth(4));
  await page.getByRole('button', { name: 'Byt', exact: true }).click();
  await expect(page.getByText(/Udgave 1\.3/)).toBeVisible();
}

/** Every page of the evening, in the language that breaks layouts first. */
async function lookOver(page: Page): Promise<void> {
  const evening = new URL(page.url()).pathname.replace('/seating', '').replace('/da/', '/de/');
  const places = [evening, `${evening}/people`, `${evening}/seating`, `${evening}/settings`];
  for (const place of [...places, '/de/clubs/demo-club/evenings/new']) {
    await page.setViewportSize(laptop);
    await page.goto(place);
    await expect(page.locator('main fieldset:disabled')).toHaveCount(0);
    await expectSound(page, { where: place });
    await expectToFitPhone(page, place);
  }
  await page.goto(evening.replace('/de/', '/da/'));
}

/** B10: only who types the name puts an evening away, and it comes back. */
async function archive(page: Page): Promise<void> {
  await page.locator('main summary', { hasText: 'Mere om aftenen' }).click();
  await page.getByRole('button', { name: 'Læg i arkivet' }).click();
  const dialog = page.getByRole('dialog');
  const act = dialog.getByRole('button', { name: 'Læg i arkivet' });
  await expect(act).toBeDisabled();
  await dialog.getByRole('textbox').fill(await page.locator('h1').innerText());
  await act.click();
  await expect(page.getByText('Aftenen ligger i arkivet')).toBeVisible();
}
