// Runs a TypeScript file under plain Node: `node tests/support/run-ts.mjs tests/bench/engine.ts [arguments]`.
// The file is bundled with what it imports of ours, packages stay outside, and it runs in this very process,
// so that signals, the exit code and process.argv are its own.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [entry, ...rest] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node tests/support/run-ts.mjs FILE.ts [arguments]');
  process.exit(64);
}

// Inside the project, so that the bundle finds node_modules.
const folder = join(root, '.ultimo/run');
const outfile = join(folder, `${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });
process.on('exit', () => rmSync(outfile, { force: true }));

await build({
  entryPoints: [resolve(entry)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
  tsconfig: join(root, 'tsconfig.json'),
  sourcemap: 'inline',
  logLevel: 'warning',
});

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, resolve(entry), ...rest];
await import(pathToFileURL(outfile).href);
