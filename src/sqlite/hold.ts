import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type Connection, sqliteCode } from './connection';

/** The file on which the lock lies. It is empty; deleting it while a server runs would undo the lock. */
export const holdName = 'in-use.lock';

/** A server that is just ending gets this long to let go. */
const patienceMs = 2000;

// On globalThis, because a bundler may give pages and handlers each their own copy of this module.
declare global {
  var ultimoHolds: Map<string, Connection> | undefined;
}

/**
 * Takes a data folder for this process, until `releaseFolder` or the end of the process, however that comes:
 * the lock is the operating system's, on a file that SQLite locks whole, so `kill -9` leaves none behind. Who
 * only reads or copies `ultimo.db` does not ask for it. True if the folder is this process's now, or was
 * already; false if another one has it.
 *
 * @throws Error if there can be no such file in the folder.
 */
export function holdFolder(folder: string, patience = patienceMs): boolean {
  const holds = (globalThis.ultimoHolds ??= new Map());
  const place = resolve(/* turbopackIgnore: true */ folder);
  if (holds.has(place)) return true;
  mkdirSync(place, { recursive: true });
  const lock = locked(join(place, holdName), patience);
  if (lock) holds.set(place, lock);
  return lock !== null;
}

/** Lets go of a folder that this process has; of another nothing happens. */
export function releaseFolder(folder: string): void {
  const place = resolve(/* turbopackIgnore: true */ folder);
  globalThis.ultimoHolds?.get(place)?.close();
  globalThis.ultimoHolds?.delete(place);
}

function locked(file: string, patience: number): Connection | null {
  let connection: Connection | null = null;
  try {
    connection = new Database(file, { timeout: patience });
    connection.exec('begin exclusive');
    return connection;
  } catch (error) {
    connection?.close();
    if (sqliteCode(error).startsWith('SQLITE_BUSY')) return null;
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The file ${file}, which keeps a second server away, cannot be locked: ${why}.`, {
      cause: error,
    });
  }
}
