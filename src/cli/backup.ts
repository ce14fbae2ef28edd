import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Soundness } from '@/log/soundness';
import { openSqlite } from '@/sqlite/connection';
import { copySqlite, flushFile } from '@/sqlite/copy';
import { databaseName } from '@/sqlite/installation';
import { checkDatabase, speakingOf } from './database-check';

/** A backup that was made and checked. `file` is absolute, `bytes` its size. */
export type Backup = Soundness & { readonly file: string; readonly bytes: number };

/**
 * Copies the database of a data folder, also while a server writes to it, and checks the copy all
 * through before it gets its name. `target` is a file that is not there yet, or a folder, in which the
 * copy is named by the time; one that ends with a slash is made.
 *
 * @throws Error with a sentence; nothing is left behind then.
 */
export async function backup(dataFolder: string, target: string): Promise<Backup> {
  const source = join(resolve(dataFolder), databaseName);
  if (!existsSync(source)) throw new Error(`There is no ${source}: nothing to back up.`);
  const file = freeFile(target);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    const soundness = await speakingOf({ passing: unfinished, named: source }, () =>
      copyChecked(source, unfinished),
    );
    renameSync(unfinished, file);
    flushFile(dirname(file));
    return { ...soundness, file, bytes: statSync(file).size };
  } finally {
    removeDatabase(unfinished);
  }
}

async function copyChecked(source: string, target: string): Promise<Soundness> {
  await copyFrom(source, target);
  return checkDatabase(target);
}

function freeFile(target: string): string {
  const place = resolve(target);
  if (target.endsWith('/')) mkdirSync(place, { recursive: true });
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  const file = isFolder ? join(place, `ultimo-${stamp()}.db`) : place;
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file for the backup.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)} for the backup.`);
  return file;
}

/** Copies what is committed, without changing the source. */
export async function copyFrom(source: string, target: string): Promise<void> {
  const connection = openSqlite(source, { readonly: true });
  try {
    await copySqlite(connection, target);
  } finally {
    connection.close();
  }
}

/** Removes a database file with all that SQLite lays beside it. */
export function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}

/** The time to the second, fit for a file name, in the order of time: `20260314T201500Z`. */
export const stamp = (at: Date = new Date()): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
