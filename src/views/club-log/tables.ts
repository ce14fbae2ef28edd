import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { JsonObject } from '@/kernel/event';
import type { ClubId } from '@/kernel/ids';
import type { ClubEvent } from '@/league/clubs/events';

/** Everything that was done in a club. `by` is the account that did it. */
export const clubLog = sqliteTable(
  'club_log',
  {
    club: text().$type<ClubId>().notNull(),
    version: integer().notNull(),
    at: integer().notNull(),
    by: text(),
    type: text().$type<ClubEvent['type']>().notNull(),
    data: text({ mode: 'json' }).$type<JsonObject>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.club, row.version] })],
);
