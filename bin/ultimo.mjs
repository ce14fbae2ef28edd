#!/usr/bin/env node
// The command line. Runs the bundle of src/cli/ultimo.ts and makes it where it is missing or old.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshBundle, root } from '../src/cli/bundle.mjs';

if (!existsSync(join(root, 'node_modules/esbuild'))) {
  console.error('ultimo: nothing is installed yet; run `npm run build` once in the folder of the product.');
  process.exit(69);
}
// It may be called from any folder, and paths given to it are meant from there: its own places are named instead.
process.env.ULTIMO_HOME ??= root;
process.env.ULTIMO_DATA ??= join(root, 'data');
await import(pathToFileURL(await freshBundle()).href);
