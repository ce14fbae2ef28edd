import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const themes = ['light', 'dark'] as const;

type Asked = {
  /** Named when something is wrong. */
  readonly where: string;
  /** Elements drawn like others that axe looks at: it would look at thousands. */
  readonly alike?: string;
};

/** What axe finds, in light and in dark: the page follows the device, so it is loaded once for both. */
export async function expectSound(page: Page, { where, alike }: Asked): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  // Axe takes what stands in a field set that still waits for the page to wake up as out of reach.
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await violations(page, alike), `${where}, ${colorScheme}`).toEqual([]);
  }
}

async function violations(page: Page, alike: string | undefined): Promise<readonly string[]> {
  // No page has frames: axe need not open a page of its own to add theirs up.
  const axe = new AxeBuilder({ page }).withTags(standards).setLegacyMode();
  const { violations: found } = await (alike ? axe.exclude(alike) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
}

/** On a 360 px phone nothing is wider than the screen. The page keeps that size. */
export async function expectToFitPhone(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(360);
}

export const laptop = { width: 1180, height: 820 } as const;
