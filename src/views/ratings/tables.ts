import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Standing } from '@/league/rating/elo';
import type { Revision } from '../sitting';

const json = <Shape>() => text({ mode: 'json' }).$type<Shape>();

/** What somebody has, and when the last sitting of it was closed for the first time (0: there is none). */
export type Rating = Standing & { readonly lastAt: number };

/**
 * One row a sitting that is closed: what a rating is replayed from, in the order of `closed`, the position at
 * which it was closed for the first time. `revised` is the last change after that. By seat: what everybody
 * had before it, under whichever person he stands now, and the rating after it (empty for one who sat alone).
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
    before: json<readonly Rating[]>().notNull(),
    after: json<readonly number[]>().notNull(),
  },
  (row) => [
    index('rated_sittings_closed').on(row.game, row.closed),
    index('rated_sittings_tournament').on(row.game, row.tournament),
  ],
);

/** What everybody has now, who was ever rated: what all the sittings of a game come to. */
export const ratings = sqliteTable(
  'ratings',
  {
    game: text().notNull(),
    person: text().$type<PersonId>().notNull(),
    rating: integer().notNull(),
    sittings: integer().notNull(),
    lastAt: integer('last_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.game, row.person] })],
);
