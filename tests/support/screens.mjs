// Every page in every size, light and dark, in Danish and German, as pictures to look at. By hand:
//   node tests/support/screens.mjs http://localhost:3000 <folder> [filter]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const [origin = 'http://localhost:3000', folder = 'screens', filter = ''] = process.argv.slice(2);
const sizes = { phone: [360, 800], tablet: [820, 1180], desk: [1366, 768] };
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** Follows the product's own links from the front page: an evening, a running table, a closed one. */
async function placesOf(page, locale) {
  const hrefs = (selector) => page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto(`${origin}/${locale}`);
  const [evening] = await hrefs('main a[href*="/tournaments/"]');
  await page.goto(origin + evening);
  const tables = await hrefs('main a[href*="/tables/"]');
  return { home: `/${locale}`, evening, closed: tables[0], running: tables.at(-1), login: `/${locale}/login`, lost: `/${locale}/lost` };
}

async function logIn(page) {
  await page.goto(`${origin}/en/login`);
  await page.getByLabel('E-mail').fill(process.env.SCREEN_EMAIL ?? '');
  await page.locator('input[name=password]').fill(process.env.SCREEN_PASSWORD ?? '');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(`${origin}/en`);
}

for (const locale of ['da', 'de'])
  for (const colorScheme of ['light', 'dark'])
    for (const [size, [width, height]] of Object.entries(sizes)) {
      const name = (place) => `${locale}-${colorScheme}-${size}-${place}.png`;
      if (!['home', 'evening', 'closed', 'running', 'login', 'lost', 'entry'].some((place) => name(place).includes(filter))) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale, timezoneId: 'Europe/Copenhagen' });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.log(name(''), message.text().slice(0, 300)));
      page.on('pageerror', (error) => console.log(name(''), 'PAGE ERROR', error.message.slice(0, 300)));
      const places = await placesOf(page, locale);
      const shoot = async (place, path) => {
        if (!name(place).includes(filter)) return;
        await page.goto(origin + path, { waitUntil: 'load' });
        await page.waitForTimeout(900);
        await page.screenshot({ path: join(folder, name(place)), fullPage: true });
      };
      for (const [place, path] of Object.entries(places)) await shoot(place, path);
      if (process.env.SCREEN_EMAIL && name('entry').includes(filter)) {
        await logIn(page);
        await shoot('entry', places.running);
      }
      await context.close();
    }
await browser.close();
