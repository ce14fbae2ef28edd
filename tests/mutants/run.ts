// `npm run mutants [-- game …]`: each deliberate fault of the rules, one by one, in a copy of the project; the tests of the
// game must catch it. Prints the list with what caught each; fails if one survives.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/sources';
import { fileOf, mutantsOf } from './all';
import type { Mutant } from './mutant';

/** What a copy needs to run the tests of the rules. */
const COPIED = ['src', 'tests', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

const asked = process.argv.slice(2).filter((word) => word !== '--');
const copy = mkdtempSync(join(tmpdir(), 'ultimo-mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

type Run = { readonly what: string; readonly args: readonly string[] };

/** The quickest first. */
const runsOf = (game: string): readonly Run[] => [
  { what: 'vectors and golden deals', args: ['tests/core/vectors.test.ts', 'tests/conformance/golden.test.ts', '-t', game] },
  { what: 'its own tests', args: [`tests/core/games/${game}/`] },
  { what: 'random deals', args: ['tests/conformance/deals-', '-t', game] },
];

const passes = ({ args }: Run): boolean =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--bail=1', ...args], { cwd: copy, stdio: 'ignore' }).status === 0;

/** What catches a fault; null if nothing does. */
function catcherOf(game: string, mutant: Mutant): string | null {
  const path = join(copy, fileOf(game, mutant));
  const sound = readFileSync(path, 'utf8');
  if (sound.split(mutant.from).length !== 2) throw new Error(`${mutant.fault}: does not stand once in ${mutant.file}`);
  writeFileSync(path, sound.replace(mutant.from, () => mutant.to));
  try {
    return runsOf(game).find((run) => !passes(run))?.what ?? null;
  } finally {
    writeFileSync(path, sound);
  }
}

/** Nothing is caught by tests that fail without a fault. */
function mustPass(game: string, what: string): void {
  if (!runsOf(game).filter((run) => run.what === what).every(passes)) throw new Error(`${game}: ${what} fail without a fault`);
}

const chosen = Object.entries(mutantsOf).filter(([game]) => asked.length === 0 || asked.includes(game));
let survivors = 0;
for (const [game, mutants] of chosen) {
  const sound = new Set<string>();
  for (const mutant of mutants) {
    const caught = catcherOf(game, mutant);
    if (caught !== null && !sound.has(caught)) mustPass(game, caught);
    if (caught !== null) sound.add(caught);
    if (caught === null) survivors += 1;
    console.log(`${caught === null ? 'SURVIVES' : 'caught'}  ${game}: ${mutant.fault}${caught === null ? '' : ` (${caught})`}`);
  }
}
console.log(survivors === 0 ? 'every fault is caught' : `${survivors} faults survive`);
if (survivors > 0) process.exitCode = 1;
