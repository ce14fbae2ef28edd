// The command line as JavaScript: one folder of modules per state of the sources, in `.ultimo/cli/`.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const bundles = join(root, '.ultimo/cli');
const hour = 3_600_000;

/** The bundle's main module, made first where it is missing or its sources have changed. Answers its path. */
export async function freshBundle() {
  const folder = join(bundles, fingerprint(sources()).slice(0, 16));
  const main = join(folder, 'ultimo.js');
  if (!existsSync(main)) await makeBundle(folder);
  return main;
}

/** Pages are no part of the command line, so a change there makes no new bundle. */
function sources() {
  const src = join(root, 'src');
  const folders = readdirSync(src).filter((name) => name !== 'app' && name !== 'ui');
  return [...folders.map((name) => join(src, name)), join(root, 'package-lock.json')];
}

/** Written beside its place and renamed, so that two processes that start at once never see half a bundle. */
async function makeBundle(folder) {
  const draft = `${folder}-${process.pid}`;
  await compile(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  sweep(folder);
}

/** Split at dynamic imports: what only `backup` and `restore` need is not read by `score` and `replay`. */
async function compile(outdir) {
  const { build } = await import('esbuild');
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: [join(root, 'src/cli/ultimo.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Packages go in: one file is read many times faster than the hundreds they are made of. Those that only `backup` and
    // `restore` load stay where they are, since one of them is compiled.
    external: ['better-sqlite3', 'drizzle-orm'],
    banner: { js: requireInModules },
    treeShaking: true,
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
}

/** Packages written before modules call `require` even inside one. */
const requireInModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Older bundles go, but not those that a running process may still be reading from. */
function sweep(current) {
  for (const name of readdirSync(bundles)) {
    const folder = join(bundles, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (folder !== current && age > hour) rmSync(folder, { recursive: true, force: true });
  }
}
