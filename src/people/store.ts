import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** The database in which people are kept. */
export type Store = BetterSQLite3Database;

/** Below the number of values that SQLite takes in one statement. */
const mostIds = 10_000;

/** Rows of however many ids, some thousands at a time. */
export function inParts<Row>(
  ids: readonly string[],
  read: (some: string[]) => readonly Row[],
): readonly Row[] {
  const parts = Math.ceil(ids.length / mostIds);
  return Array.from({ length: parts }, (_, n) => read(ids.slice(n * mostIds, (n + 1) * mostIds))).flat();
}
