// better-sqlite3's compiled half. Compiling takes a minute or two where no ready binary can be fetched, so what was
// made once is kept in the user's cache, by version and binary interface, and copied into the next checkout.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './step.mjs';

const addon = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

/** Makes sure that better-sqlite3 loads, or ends the process with a sentence that says what is needed. */
export function provideAddon() {
  const kept = keptCopy();
  if (!loads() && existsSync(kept)) copy(kept, addon);
  if (!loads()) compile();
  if (!existsSync(kept)) keep(kept);
}

function keptCopy() {
  const { version } = JSON.parse(readFileSync('node_modules/better-sqlite3/package.json', 'utf8'));
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const { modules } = process.versions;
  return join(cache, 'ultimo', `better-sqlite3-${version}-abi${modules}-${process.platform}-${process.arch}.node`);
}

/** In a process of its own: a binary of the wrong kind may take the process down with it. */
function loads() {
  const probe = "new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ['-e', probe], { stdio: 'ignore' }).status === 0;
}

function compile() {
  run('compiling better-sqlite3', 'npm', ['rebuild', 'better-sqlite3']);
  if (loads()) return;
  console.error('better-sqlite3 does not load. Where no ready binary can be fetched, compiling it needs python3, make');
  console.error('and g++ (Debian: apt-get install python3 make g++), then: npm rebuild better-sqlite3');
  process.exit(1);
}

function keep(kept) {
  try {
    copy(addon, kept);
  } catch (error) {
    console.warn(`the compiled SQLite could not be kept for the next time: ${error.message}`);
  }
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
