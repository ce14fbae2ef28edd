import { installationDatabase } from '@/sqlite/installation';
import { openPeople, type People } from './people';

declare global {
  var ultimoPeople: People | undefined;
}

/** The people of this process's data folder (`ULTIMO_DATA`, else `data`), opened at the first call. */
export const peopleHere = (): People => (globalThis.ultimoPeople ??= openPeople(installationDatabase()));
