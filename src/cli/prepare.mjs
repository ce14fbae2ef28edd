// Brings a checkout to where it can run: packages, SQLite's addon and, with --build, the production build and the
// command line. Node's own modules only, since this runs before anything is installed. Does again only what changed.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { provideAddon } from './addon.mjs';
import { freshBundle, root } from './bundle.mjs';
import { fingerprint } from './fingerprint.mjs';
import { run } from './step.mjs';

const buildInputs = ['src', 'public', 'next.config.js', 'tsconfig.json', 'package-lock.json'];
const buildStamp = '.next/sources';

process.chdir(root);
refuseOldNode();
if (!installed()) installPackages();
provideAddon();
if (process.argv.includes('--build')) await build();

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** What npm notes in node_modules tells whether they are those of the lock file, whoever installed them. */
function installed() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(note)) return false;
  const have = packagesOf(note);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) => path === '' || (have[path] ? have[path].version === wanted.version : wanted.optional === true),
  );
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** No package's install script is needed but better-sqlite3's, and `provideAddon` sees to that. */
function installPackages() {
  run('installing packages', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev']);
}

async function build() {
  const sources = fingerprint(buildInputs);
  if (!built(sources)) {
    rmSync(buildStamp, { force: true });
    run('building', process.execPath, ['node_modules/next/dist/bin/next', 'build']);
    writeFileSync(buildStamp, sources);
  }
  if (existsSync('src/cli/ultimo.ts')) await freshBundle();
}

function built(sources) {
  return existsSync('.next/BUILD_ID') && existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sources;
}
