import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Pots } from '@/core/games/game';
import type { ClubId, PersonId, SittingId, TournamentId } from '@/kernel/ids';

export const clubs = sqliteTable('clubs', {
  id: text().$type<ClubId>().primaryKey(),
  name: text().notNull(),
});

export const tournaments = sqliteTable(
  'tournaments',
  {
    id: text().$type<TournamentId>().primaryKey(),
    club: text().$type<ClubId>().notNull(),
    date: text().notNull(),
    name: text().notNull(),
  },
  (row) => [index('tournaments_date').on(row.date)],
);

/** What the page of an evening shows of each of its tables. */
export const eveningTables = sqliteTable(
  'evening_tables',
  {
    sitting: text().$type<SittingId>().primaryKey(),
    position: integer().notNull(),
    tournament: text().$type<TournamentId>().notNull(),
    round: integer().notNull(),
    table: integer().notNull(),
    game: text().notNull(),
    preset: text(),
    closed: integer({ mode: 'boolean' }).notNull(),
    persons: text({ mode: 'json' }).$type<readonly PersonId[]>().notNull(),
    present: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
    totals: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
    pots: text({ mode: 'json' }).$type<Pots>().notNull(),
    deals: integer().notNull(),
    lastAt: integer('last_at'),
  },
  (row) => [index('evening_tables_tournament').on(row.tournament)],
);
