import { type Connection } from '@/sqlite/connection';
import { installationDatabase } from '@/sqlite/installation';
import { openPeople, type People } from './people';

// On globalThis, because a bundler may give pages and handlers each their own copy of this module.
declare global {
  var ultimoPeople: WeakMap<Connection, People> | undefined;
}

/** The people of this process's data folder (`ULTIMO_DATA`, else `data`), opened at the first call. */
export function peopleHere(): People {
  const open = (globalThis.ultimoPeople ??= new WeakMap());
  const connection = installationDatabase();
  const people = open.get(connection) ?? openPeople(connection);
  open.set(connection, people);
  return people;
}
