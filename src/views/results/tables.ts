import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';

/** One row a person a sitting: everything a list is made from. `won` are deals that brought something. */
export const results = sqliteTable(
  'results',
  {
    sitting: text().$type<SittingId>().notNull(),
    seat: integer().notNull(),
    person: text().$type<PersonId>().notNull(),
    tournament: text().$type<TournamentId>().notNull(),
    round: integer().notNull(),
    table: integer().notNull(),
    points: integer().notNull(),
    deals: integer().notNull(),
    won: integer().notNull(),
    open: integer({ mode: 'boolean' }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.seat] }),
    index('results_tournament').on(row.tournament),
    index('results_person').on(row.person),
  ],
);

/** Where the points of a sitting went, for the proof of a list: see `SittingSums`. */
export const sittingSums = sqliteTable(
  'sitting_sums',
  {
    sitting: text().$type<SittingId>().primaryKey(),
    tournament: text().$type<TournamentId>().notNull(),
    round: integer().notNull(),
    table: integer().notNull(),
    persons: integer().notNull(),
    cups: integer().notNull(),
    sheet: integer().notNull(),
    box: integer().notNull(),
    remainder: integer().notNull(),
  },
  (row) => [index('sitting_sums_tournament').on(row.tournament)],
);
