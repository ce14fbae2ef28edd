import { installationDatabase } from '@/sqlite/installation';
import type { Log } from './log';
import { sqliteLog } from './sqlite';

declare global {
  var ultimoLog: Log | undefined;
}

/** The log of this process's data folder (`ULTIMO_DATA`, else `data`), opened at the first call. */
export const logHere = (): Log => (globalThis.ultimoLog ??= sqliteLog(installationDatabase()));
