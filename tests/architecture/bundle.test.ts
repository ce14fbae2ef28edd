import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { freshBundle } from '../../src/cli/bundle.mjs';

/** Every package that a module of the bundle and the modules it imports load at once, without any `import()`. */
function packagesAtStart(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const { staticImports, staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
  const again = staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  return [...staticImports.map((one) => one.moduleRequest.value), ...again].flatMap((name) =>
    name.startsWith('.') ? packagesAtStart(join(dirname(path), name), seen) : [name],
  );
}

describe('the bundle of the command line', () => {
  it('loads neither Next nor SQLite when it starts', async () => {
    const packages = packagesAtStart(await freshBundle());
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter((name) => /^(next|react|better-sqlite3|drizzle-orm|@node-rs)\b/.test(name))).toEqual([]);
  });
});
