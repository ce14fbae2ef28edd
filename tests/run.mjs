// `npm test`: everything that is tested, from a fresh clone on. Node's own modules only at the top, since nothing may
// be installed yet. Ends with one line, `N passed, N failed`, added up from what the reporters wrote.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightCounts, vitestCounts } from './support/counts.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const reports = { unit: '.ultimo/vitest.json', browser: '.ultimo/playwright.json' };
const total = { passed: 0, failed: 0 };
const times = [];

if (step('preparation', ['src/cli/prepare.mjs', '--build'])) await runAll();
for (const time of times) console.log(time);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runAll() {
  step('route types', ['node_modules/next/dist/bin/next', 'typegen']);
  step('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tests/tsconfig.json']);
  step('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware']);
  suite('unit and component tests', vitestCounts, {
    report: reports.unit,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${reports.unit}`],
  });
  await browserTests();
}

async function browserTests() {
  try {
    const { provideChromium } = await import('./support/chromium.mjs');
    const env = { CHROMIUM: await provideChromium() };
    const args = ['node_modules/@playwright/test/cli.js', 'test'];
    suite('browser tests', playwrightCounts, { report: reports.browser, args, env });
  } catch (error) {
    console.error(`> browser tests: ${error.message}`);
    total.failed += 1;
  }
}

/** A check that is one pass or fail; only its failure is counted, since no reporter stands behind it. */
function step(what, args) {
  const ok = run(what, args) === 0;
  if (!ok) total.failed += 1;
  return ok;
}

/** A run of tests. A runner that fails without a failed test, or writes no report, counts as one failure. */
function suite(what, counts, { report, args, env }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const status = run(what, args, env);
  const { passed, failed } = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  const silent = (status !== 0 || passed === 0) && failed === 0;
  total.passed += passed;
  total.failed += failed + (silent ? 1 : 0);
}

function run(what, args, env = {}) {
  console.log(`\n> ${what}`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  times.push(`> ${what}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status;
}
