import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.mjs';

// A data folder and a port of its own for each run. In the environment, because each worker reads this file again.
process.env.E2E_DATA ??= passingFolder();
process.env.E2E_PORT ??= String(3200 + (process.pid % 700));
process.env.CHROMIUM ??= (await findChromium()) ?? undefined;

// `localhost` and not 127.0.0.1: Next redirects to localhost, and a cookie belongs to one of the two names.
const origin = `http://localhost:${process.env.E2E_PORT}`;

function passingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ultimo-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Two browsers at once: those who write take turns at the demo's running table, the others only look on.
  workers: 2,
  projects: [
    { name: 'writing', testMatch: /(entry|keyboard)\.spec\.ts$/, workers: 1 },
    { name: 'reading', testIgnore: /(entry|keyboard)\.spec\.ts$/, workers: 1 },
  ],
  retries: 0,
  forbidOnly: true,
  // Generous: a loaded machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.ultimo/playwright.json' }]],
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1180, height: 820 },
    // A trace pictures the whole form at every step, which takes longer than the test; the error has the page as text.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // Node itself, not npm or npx: killing those leaves the server behind.
    command: `node node_modules/next/dist/bin/next start -H 127.0.0.1 -p ${process.env.E2E_PORT}`,
    url: `${origin}/da`,
    env: { ULTIMO_DATA: process.env.E2E_DATA, NEXT_TELEMETRY_DISABLED: '1' },
    stdout: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
