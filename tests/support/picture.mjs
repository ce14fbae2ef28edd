// The picture in the README, of the demo's running table. By hand, with a server on fresh demo data:
//   node tests/support/picture.mjs http://localhost:3000
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1180, height: 960 }, locale: 'da', timezoneId: 'Europe/Copenhagen' });
await page.goto(`${origin}/da`);
await page.goto(origin + (await page.locator('main a[href*="/tournaments/"]').first().getAttribute('href')));
await page.goto(origin + (await page.locator('main a[href*="/tables/"]').last().getAttribute('href')));
await page.locator('[data-live=on]').waitFor();
await page.screenshot({ path: 'docs/pictures/table.png' });
await browser.close();
