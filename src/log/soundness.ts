import { type Connection, openSqlite } from '@/sqlite/connection';
import { sqliteLog } from './sqlite';
import { verify } from './verify';

/** How much a sound database holds. */
export type Soundness = { readonly events: number; readonly streams: number };

/**
 * Checks a database file all through: its pages and indexes, that it is one of ours, and the log in it,
 * event by event.
 *
 * @throws Error with a sentence that says what is wrong with which file.
 */
export async function checkDatabaseFile(file: string): Promise<Soundness> {
  const connection = openSqlite(file, { readonly: true });
  try {
    checkPages(connection);
    checkOurs(connection);
    const soundness = await checkLog(connection);
    checkGuards(connection);
    return soundness;
  } finally {
    connection.close();
  }
}

function checkPages(connection: Connection): void {
  const found = connection.prepare('pragma integrity_check(1)').pluck().get();
  if (found !== 'ok') throw new Error(`${connection.name} is damaged: ${String(found)}`);
  const astray = connection.prepare('pragma foreign_key_check').all().length;
  if (astray > 0) throw new Error(`${connection.name} is damaged: ${astray} rows point nowhere.`);
}

function checkOurs(connection: Connection): void {
  const tables = "select count(*) from sqlite_master where name in ('events', 'commands')";
  if (connection.prepare(tables).pluck().get() === 2) return;
  throw new Error(`${connection.name} is not a database of Ultimo.`);
}

function checkGuards(connection: Connection): void {
  const ours = "type = 'trigger' and tbl_name in ('events', 'commands')";
  const guards = connection.prepare(`select count(*) from sqlite_master where ${ours}`).pluck().get();
  if (guards === guardCount) return;
  throw new Error(`${connection.name} has lost a trigger that keeps the log from being changed.`);
}

/** Changing and deleting, of events and of commands. */
const guardCount = 4;

async function checkLog(connection: Connection): Promise<Soundness> {
  const found = await verify(sqliteLog(connection));
  if (found.sound) return { events: found.events, streams: found.streams };
  const { at, position, fault } = found;
  throw new Error(`${connection.name} is damaged: event ${position} (${at}) has the wrong ${fault}.`);
}
