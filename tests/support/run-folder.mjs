// Runs every TypeScript file of a folder, one after the other: `npm run bench`, `npm run soak`.
// A name after the folder runs only that file; what follows `--` goes to the files. Fails if one of them failed.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '../..'));
const [folder, ...rest] = process.argv.slice(2);
const cut = rest.indexOf('--');
const [names, forwarded] = cut < 0 ? [rest, []] : [rest.slice(0, cut), rest.slice(cut + 1)];

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => names.length === 0 || names.includes(file.replace(/\.ts$/, '')));
if (files.length === 0) {
  console.error(`nothing to run in ${folder}`);
  process.exit(1);
}

let failed = 0;
for (const file of files) {
  console.log(`\n# ${folder}/${file}`);
  const started = Date.now();
  const runner = ['--expose-gc', 'tests/support/run-ts.mjs', join(folder, file), ...forwarded];
  const ok = spawnSync(process.execPath, runner, { stdio: 'inherit' }).status === 0;
  console.log(`# ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (!ok) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
