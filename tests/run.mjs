// `npm test`: everything that is tested, from a fresh clone on. Node's own modules only at the top, since nothing may
// be installed yet. Ends with one line, `N passed, N failed`, added up from what the reporters wrote.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightCounts, vitestCounts } from './support/counts.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const reports = { unit: '.ultimo/vitest.json', browser: '.ultimo/playwright.json' };
const total = { passed: 0, failed: 0 };
const times = [];

if (await step('preparation', ['src/cli/prepare.mjs', '--build'])) await runAll();
for (const time of times) console.log(time);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** What only reads the sources runs beside the unit tests, which leave a core idle now and then. */
async function runAll() {
  const checks = checkSources();
  await suite('unit and component tests', vitestCounts, {
    report: reports.unit,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${reports.unit}`],
  });
  await checks;
  await browserTests();
}

async function checkSources() {
  await step('route types', ['node_modules/next/dist/bin/next', 'typegen'], true);
  await step('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tests/tsconfig.json'], true);
  await step('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware'], true);
}

async function browserTests() {
  try {
    const { provideChromium } = await import('./support/chromium.mjs');
    const env = { CHROMIUM: await provideChromium() };
    const args = ['node_modules/@playwright/test/cli.js', 'test'];
    await suite('browser tests', playwrightCounts, { report: reports.browser, args, env });
  } catch (error) {
    console.error(`> browser tests: ${error.message}`);
    total.failed += 1;
  }
}

/** A check that is one pass or fail; only its failure is counted, since no reporter stands behind it. */
async function step(what, args, isAside = false) {
  const ok = (await run(what, args, { isAside })) === 0;
  if (!ok) total.failed += 1;
  return ok;
}

/** A run of tests. A runner that fails without a failed test, or writes no report, counts as one failure. */
async function suite(what, counts, { report, args, env }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const status = await run(what, args, { env });
  const { passed, failed } = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  const silent = (status !== 0 || passed === 0) && failed === 0;
  total.passed += passed;
  total.failed += failed + (silent ? 1 : 0);
}

/** The exit status, null after a signal or if it cannot be started. What runs aside is printed when it has ended. */
async function run(what, args, { env = {}, isAside = false }) {
  if (!isAside) console.log(`\n> ${what}`);
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    stdio: isAside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (isAside) console.log(`\n> ${what}\n${Buffer.concat(said).toString()}`);
  times.push(`> ${what}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status;
}
