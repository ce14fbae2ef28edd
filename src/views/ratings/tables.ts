import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Revision } from '../sitting';

const json = <Shape>() => text({ mode: 'json' }).$type<Shape>();

/**
 * One row a sitting that is closed: what a rating is replayed from, in the order of `closed`, the position at
 * which it was closed for the first time. `revised` is the last change after that.
 */
export const ratedSittings = sqliteTable(
  'rated_sittings',
  {
    sitting: text().$type<SittingId>().primaryKey(),
    closed: integer().notNull(),
    at: integer().notNull(),
    tournament: text().$type<TournamentId>().notNull(),
    game: text().notNull(),
    persons: json<readonly PersonId[]>().notNull(),
    points: json<readonly number[]>().notNull(),
    revised: json<Revision>(),
  },
  (row) => [index('rated_sittings_closed').on(row.closed)],
);
