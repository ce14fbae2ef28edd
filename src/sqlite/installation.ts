import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Connection, openSqlite } from './connection';
import { migrate } from './migration';

/** The file that holds what cannot be made again: log, people, accounts. This is what one backs up. */
export const databaseName = 'ultimo.db';

/** Where the program lies: `ULTIMO_HOME`, which the command line sets, else where it was started. */
const home = (): string => process.env.ULTIMO_HOME ?? /* turbopackIgnore: true */ process.cwd();

/** Where the data of this process lies: `ULTIMO_DATA`, else `data` beside the program. Absolute. */
export const dataFolder = (): string =>
  resolve(/* turbopackIgnore: true */ process.env.ULTIMO_DATA ?? join(home(), 'data'));

export const migrationsFolder = (): string => join(home(), 'drizzle');

// On globalThis, because a bundler may give pages and handlers each their own copy of this module.
declare global {
  var ultimoDatabases: Map<string, Connection> | undefined;
}

/**
 * The open database of a data folder, migrated, one connection a process: made at the first call, with
 * the folder if need be. Log and people share it.
 */
export function installationDatabase(folder: string = dataFolder()): Connection {
  const open = (globalThis.ultimoDatabases ??= new Map());
  const place = resolve(/* turbopackIgnore: true */ folder);
  const connection = open.get(place) ?? openInstallation(place);
  open.set(place, connection);
  return connection;
}

/**
 * Closes it, its journal written back into the file. The next call of `installationDatabase` opens it
 * again.
 */
export function closeInstallation(folder: string = dataFolder()): void {
  const place = resolve(/* turbopackIgnore: true */ folder);
  globalThis.ultimoDatabases?.get(place)?.close();
  globalThis.ultimoDatabases?.delete(place);
}

function openInstallation(folder: string): Connection {
  mkdirSync(folder, { recursive: true });
  const connection = openSqlite(join(folder, databaseName));
  try {
    migrate(connection, migrationsFolder());
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
