import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Soundness } from '@/log/soundness';
import { openSqlite, sqliteCode } from '@/sqlite/connection';
import { flushFile } from '@/sqlite/copy';
import { holdFolder, releaseFolder } from '@/sqlite/hold';
import { databaseName, migrationsFolder } from '@/sqlite/installation';
import { migrate } from '@/sqlite/migration';
import { copyFrom, removeDatabase, stamp } from './backup';
import { checkDatabase, speakingOf } from './database-check';

/** `force` puts a backup in the place of a database that is there; that one is kept beside it. */
export type Restoring = { readonly force?: boolean };

/** A restored database. `kept` is where the one that was there before lies now. Both are absolute. */
export type Restored = Soundness & { readonly file: string; readonly kept: string | null };

/**
 * Puts a backup into a data folder: copied, checked all through and brought to this version's form under
 * another name, and only then given its own. What the pages read is thrown away, it is made again from
 * the log.
 *
 * @throws Error with a sentence; the data folder is then as it was.
 */
export async function restore(
  backupFile: string,
  dataFolder: string,
  restoring: Restoring = {},
): Promise<Restored> {
  const folder = resolve(dataFolder);
  const file = join(folder, databaseName);
  if (!existsSync(backupFile)) throw new Error(`There is no backup ${resolve(backupFile)}.`);
  if (existsSync(file) && !restoring.force) {
    const ways = 'Restore into another folder, or use --force, which keeps the old one beside it.';
    throw new Error(`${file} is there already. ${ways}`);
  }
  mkdirSync(folder, { recursive: true });
  const incoming = join(folder, `restoring-${process.pid}.db`);
  try {
    const named = resolve(backupFile);
    const soundness = await speakingOf({ passing: incoming, named }, () => prepare(named, incoming));
    return { ...soundness, file, kept: swap(incoming, file) };
  } finally {
    removeDatabase(incoming);
  }
}

async function prepare(backupFile: string, incoming: string): Promise<Soundness> {
  await copyFrom(backupFile, incoming);
  const soundness = await checkDatabase(incoming);
  const connection = openSqlite(incoming);
  try {
    migrate(connection, migrationsFolder());
    connection.pragma('journal_mode = delete');
  } finally {
    connection.close();
  }
  flushFile(incoming);
  return soundness;
}

/** Nobody may open the folder's database while it is changed for another. */
function swap(incoming: string, file: string): string | null {
  const folder = dirname(file);
  if (!holdFolder(folder)) throw new Error(`${file} is in use. Stop Ultimo before restoring.`);
  try {
    return replaceDatabase(incoming, file);
  } finally {
    releaseFolder(folder);
  }
}

/** A journal of the old database must never be found beside the new one: SQLite would write it into it. */
function replaceDatabase(incoming: string, file: string): string | null {
  const folder = dirname(file);
  const kept = existsSync(file) ? putAside(file) : null;
  removeDatabase(file);
  removeDatabase(join(folder, 'views.db'));
  renameSync(incoming, file);
  flushFile(folder);
  return kept;
}

function putAside(file: string): string {
  releaseFromWriters(file);
  const kept = file.replace(/\.db$/, `-before-${stamp()}.db`);
  if (existsSync(kept)) throw new Error(`${kept} is there already. Try again in a second.`);
  for (const ending of ['-wal', '-shm', '']) {
    if (existsSync(file + ending)) renameSync(file + ending, kept + ending);
  }
  return kept;
}

/**
 * SQLite leaves the WAL mode only for the last connection, so this finds a server that is still running.
 * A damaged database is a good reason to restore: it is put aside as it is.
 */
function releaseFromWriters(file: string): void {
  try {
    closeJournal(file);
  } catch (error) {
    if (['SQLITE_NOTADB', 'SQLITE_CORRUPT'].some((code) => sqliteCode(error).startsWith(code))) return;
    throw new Error(`${file} is in use. Stop Ultimo before restoring.`, { cause: error });
  }
}

function closeJournal(file: string): void {
  const connection = openSqlite(file);
  try {
    connection.pragma('busy_timeout = 200');
    connection.pragma('journal_mode = delete');
  } finally {
    connection.close();
  }
}
