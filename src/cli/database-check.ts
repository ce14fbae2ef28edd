import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { StoredEvent } from '@/kernel/event';
import { pageSize } from '@/log/log';
import { checkDatabaseFile, type Soundness } from '@/log/soundness';
import { sqliteLog } from '@/log/sqlite';
import type { Store } from '@/people/store';
import { alteredText } from '@/people/text-check';
import type { TextReference } from '@/people/texts';
import { type Connection, openSqlite } from '@/sqlite/connection';

/**
 * Checks a database file all through: its pages, the log in it event by event, and the typed texts beside it
 * against what the events say of them.
 *
 * @throws Error with a sentence that says what is wrong with which file.
 */
export async function checkDatabase(file: string): Promise<Soundness> {
  const soundness = await checkDatabaseFile(file);
  const connection = openSqlite(file, { readonly: true });
  try {
    await checkTexts(connection);
    return soundness;
  } finally {
    connection.close();
  }
}

async function checkTexts(connection: Connection): Promise<void> {
  const log = sqliteLog(connection);
  const store = drizzle(connection);
  for (let last = 0, page; (page = await log.readAll(last, pageSize)).length > 0; last += page.length) {
    for (const event of page) {
      const fault = textFault(store, event);
      if (fault !== null) throw new Error(`In ${connection.name} ${fault}.`);
    }
  }
}

function textFault(store: Store, { data, position, stream, version }: StoredEvent): string | null {
  const altered = alteredText(store, referencesIn(data));
  if (!altered) return null;
  const event = `event ${position} (${stream}/${version})`;
  return `the text ${altered.id} is not the one that ${event} was given`;
}

/** In the canonical text of an event: whatever field it is in, a reference has its own form (`TextRef`). */
const reference = /"text:(?<id>[A-Za-z0-9_-]{1,64}):(?<sha256>[0-9a-f]{64})"/g;

const referencesIn = (data: string): readonly TextReference[] =>
  [...data.matchAll(reference)].map(({ groups }) => ({ id: groups?.id ?? '', sha256: groups?.sha256 ?? '' }));

/**
 * Lets an act on a passing file speak of the file that was named by whoever called: a fault of the copy is
 * one of what was copied.
 */
export async function speakingOf<Value>(
  { passing, named }: { readonly passing: string; readonly named: string },
  act: () => Promise<Value>,
): Promise<Value> {
  try {
    return await act();
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Error(said.replaceAll(passing, named), { cause });
  }
}
