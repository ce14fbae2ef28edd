import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { JsonObject } from '@/kernel/event';
import type { ClubId } from '@/kernel/ids';
import type { Emblem } from '@/league/clubs/emblem';

/** What a club says of itself. `version` is its stream's. */
export const clubProfiles = sqliteTable('club_profiles', {
  id: text().$type<ClubId>().primaryKey(),
  version: integer().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  timeZone: text('time_zone').notNull(),
  accent: text(),
  emblem: text().$type<Emblem>(),
  currency: text().notNull(),
  /** Minor units for a point; null if points are not paid. */
  minor: integer(),
});

/** The rules that a club has now. `at` is when they were set, `by` the account. */
export const houseRules = sqliteTable(
  'house_rules',
  {
    club: text().$type<ClubId>().notNull(),
    game: text().notNull(),
    name: text().notNull(),
    preset: text(),
    rules: text({ mode: 'json' }).$type<JsonObject>().notNull(),
    at: integer().notNull(),
    by: text(),
  },
  (row) => [primaryKey({ columns: [row.club, row.game] })],
);
