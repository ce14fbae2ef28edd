import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sqliteLog } from '@/log/sqlite';
import { openPeople, type People } from '@/people/people';
import { closeInstallation, dataFolder, installationDatabase } from '@/sqlite/installation';
import { openViews, type Views, viewsName } from '@/views/views';
import type { Desk } from './desk';
import { statesOf } from './stream';

/** A data folder that is open: log, people, views, and a desk for commands. */
export type Installation = Desk & {
  readonly folder: string;
  readonly people: People;
  readonly views: Views;
  /** Writes what waits, and closes its files. */
  close(): Promise<void>;
};

declare global {
  var ultimoInstallation: Installation | undefined;
}

/** The installation of this process (`ULTIMO_DATA`, else `data`), opened at the first call. */
export const installationHere = (): Installation => (globalThis.ultimoInstallation ??= openInstallation());

/**
 * Opens a data folder, and makes what is missing in it. The views are as they were left: `views.catchUp()`
 * first. `clock` answers in milliseconds; the events' time is its time.
 */
export function openInstallation(folder = dataFolder(), clock: () => number = Date.now): Installation {
  const connection = installationDatabase(folder);
  const log = sqliteLog(connection, clock);
  const views = openViews(join(folder, viewsName), log);
  return {
    folder,
    log,
    views,
    people: openPeople(connection),
    states: statesOf(log),
    clock,
    ids: randomUUID,
    seed: () => randomInt(2 ** 32),
    async close() {
      await log.close();
      views.close();
      closeInstallation(folder);
      if (globalThis.ultimoInstallation?.log === log) globalThis.ultimoInstallation = undefined;
    },
  };
}
