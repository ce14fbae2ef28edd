import Database from 'better-sqlite3';

export type Connection = Database.Database;

/**
 * `full`: every commit is on the disk before it is answered; for what cannot be made again. `normal`:
 * after a power cut the last commits may be gone, the file is sound; for what can be made again.
 */
export type Durability = 'full' | 'normal';

export type Opening = { readonly durability?: Durability; readonly readonly?: boolean };

/**
 * SQLite before it can damage a file in WAL mode that two connections check-point at one moment
 * (sqlite.org/wal.html).
 */
const oldestSound = [3, 51, 3];

const synchronousLevel = { full: 2, normal: 1 } as const satisfies Record<Durability, number>;

/**
 * Opens a SQLite file (makes it unless `readonly`) with what every file of ours needs, and reads the
 * settings back.
 *
 * @throws Error with a sentence for whoever runs the program: which file, and what is wrong with it.
 */
export function openSqlite(file: string, opening: Opening = {}): Connection {
  const { durability = 'full', readonly = false } = opening;
  let connection: Connection | null = null;
  try {
    connection = new Database(file, { readonly, fileMustExist: readonly });
    checkVersion(connection);
    configure(connection, durability);
    return connection;
  } catch (error) {
    connection?.close();
    throw new Error(`The database ${file} cannot be opened: ${reason(error)}`, { cause: error });
  }
}

function checkVersion(connection: Connection): void {
  const version = String(connection.prepare('select sqlite_version()').pluck().get());
  const parts = version.split('.').map(Number);
  const differing = oldestSound.findIndex((oldest, i) => parts[i] !== oldest);
  if (differing >= 0 && Number(parts[differing]) < Number(oldestSound[differing])) {
    const wanted = oldestSound.join('.');
    throw new Error(`SQLite ${version} can damage files; ${wanted} is the first that does not.`);
  }
}

function configure(connection: Connection, durability: Durability): void {
  connection.pragma('busy_timeout = 5000');
  // Without this, INSERT OR REPLACE deletes a row past the trigger that forbids deleting.
  connection.pragma('recursive_triggers = on');
  connection.pragma('foreign_keys = on');
  if (connection.readonly) connection.prepare('select count(*) from sqlite_master').get();
  else configureWriting(connection, durability);
}

/** WAL comes first: this build of SQLite falls back to NORMAL when WAL is switched on. */
function configureWriting(connection: Connection, durability: Durability): void {
  connection.pragma('journal_mode = wal');
  connection.pragma(`synchronous = ${durability}`);
  expectPragma(connection, 'journal_mode', 'wal');
  expectPragma(connection, 'synchronous', synchronousLevel[durability]);
  expectPragma(connection, 'recursive_triggers', 1);
}

function expectPragma(connection: Connection, name: string, expected: string | number): void {
  const actual = connection.pragma(name, { simple: true });
  if (actual === expected) return;
  const found = `SQLite keeps ${name} at ${String(actual)} instead of ${expected}`;
  throw new Error(`${found}; is the file on a network drive?`);
}

const reasons: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'it is not a SQLite database.',
  SQLITE_CORRUPT: 'it is damaged. Restore a backup.',
  SQLITE_BUSY: 'another program holds it.',
  SQLITE_READONLY: 'it may not be written to.',
  SQLITE_CANTOPEN: 'there is no such file, or it may not be read.',
  SQLITE_FULL: 'the disk is full.',
};

function reason(error: unknown): string {
  const code = sqliteCode(error);
  const known = Object.keys(reasons).find((start) => code.startsWith(start));
  if (known) return reasons[known] ?? '';
  return error instanceof Error ? error.message : String(error);
}

/** SQLite's own code of an error or of its cause, `SQLITE_BUSY` and the like; empty for any other error. */
export function sqliteCode(error: unknown): string {
  if (error instanceof Database.SqliteError) return error.code;
  return error instanceof Error && error.cause instanceof Database.SqliteError ? error.cause.code : '';
}
