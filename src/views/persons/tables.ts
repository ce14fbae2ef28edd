import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ClubId, PersonId } from '@/kernel/ids';

/** Every merging that stands, by whom it was found. */
export const merges = sqliteTable(
  'merges',
  {
    club: text().$type<ClubId>().notNull(),
    merged: text().$type<PersonId>().notNull(),
    kept: text().$type<PersonId>().notNull(),
    position: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.club, row.merged, row.kept] })],
);

/** Under whom the results of a merged person stand. Who is not here stands under himself. */
export const mergedPersons = sqliteTable('merged_persons', {
  person: text().$type<PersonId>().primaryKey(),
  kept: text().$type<PersonId>().notNull(),
});
