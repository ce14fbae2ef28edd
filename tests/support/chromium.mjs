// Chromium for the browser tests. Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const needed = 'apt-get update && apt-get install -y chromium';

/** The path of a Chromium or Chrome that is here: CHROMIUM, else on the path, else Playwright's own, else null. */
export async function findChromium() {
  return named() ?? onThePath() ?? (await playwrightsOwn());
}

/** The same, fetched where there is none: through apt-get as root, else by Playwright; throws naming the command. */
export async function provideChromium() {
  return (await findChromium()) ?? (await installed());
}

function named() {
  const path = process.env.CHROMIUM;
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`CHROMIUM names ${path}, where there is nothing.`);
  return path;
}

function onThePath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

async function installed() {
  const isRoot = process.getuid?.() === 0;
  const fetched = isRoot && succeeds('sh', ['-c', needed]) ? onThePath() : null;
  if (fetched) return fetched;
  if (succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    return (await playwrightsOwn()) ?? giveUp();
  }
  return giveUp();
}

function succeeds(command, args) {
  console.log(`> ${[command, ...args].join(' ')}`);
  // Nobody is there to be asked anything.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

function giveUp() {
  throw new Error(
    'No Chromium for the browser tests, and none could be fetched. Install one as root with ' +
      `\`${needed}\`, or with \`npx playwright install chromium\`, or name one in CHROMIUM.`,
  );
}
