import { type Connection } from '@/sqlite/connection';
import { installationDatabase } from '@/sqlite/installation';
import type { Log } from './log';
import { sqliteLog } from './sqlite';

// On globalThis, because a bundler may give pages and handlers each their own copy of this module.
declare global {
  var ultimoLogs: WeakMap<Connection, Log> | undefined;
}

/** The log of this process's data folder (`ULTIMO_DATA`, else `data`), opened at the first call. */
export function logHere(): Log {
  const open = (globalThis.ultimoLogs ??= new WeakMap());
  const connection = installationDatabase();
  const log = open.get(connection) ?? sqliteLog(connection);
  open.set(connection, log);
  return log;
}
