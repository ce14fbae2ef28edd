import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Connection } from './connection';
import { openSqlite } from './connection';

const allPages = 0x7fffffff;

/**
 * Copies a database while others write to it: the copy is what was committed when the copying began. It
 * is made in one go, since another program's write would start a copy made in steps anew. The copy is a
 * single file, without a journal beside it, and on the disk when this returns.
 */
export async function copySqlite(source: Connection, target: string): Promise<void> {
  await source.backup(target, { progress: () => allPages });
  const copy = openSqlite(target);
  copy.pragma('journal_mode = delete');
  copy.close();
  flushFile(target);
  flushFile(dirname(target));
}

/** Sees to it that a file, or a folder's list of names, is on the disk. */
export function flushFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
