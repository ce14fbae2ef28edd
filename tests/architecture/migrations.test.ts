import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../support/sources';

mkdirSync(join(root, '.ultimo'), { recursive: true });
const copy = mkdtempSync(join(root, '.ultimo/migrations-'));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('migrations', () => {
  it('say what the tables say: generating once more makes nothing new', () => {
    cpSync(join(root, 'drizzle'), copy, { recursive: true });
    const before = readdirSync(copy);
    expect(before.filter((name) => name.endsWith('.sql'))).not.toEqual([]);
    // The tool asks about renames, which it cannot here, and exits with 0 all the same: its words and files tell.
    const { stdout, stderr } = spawnSync(process.execPath, command(), { cwd: root, encoding: 'utf8' });
    expect(stdout + stderr).toContain('No schema changes');
    expect(readdirSync(copy)).toEqual(before);
  });
});

function command(): readonly string[] {
  const schema = './src/{log,people,auth}/**/tables.ts';
  const out = `./${relative(root, copy)}`;
  return ['node_modules/drizzle-kit/bin.cjs', 'generate', '--dialect', 'sqlite', '--schema', schema, '--out', out];
}
