import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ClubId, PersonId, SeasonId, TournamentId } from '@/kernel/ids';
import type { Stage } from '@/league/tournaments/stage';
import type { Tournament } from '@/league/tournaments/tournament';

/** A tournament as its stream tells it, whole; what lists ask for stands beside it. */
export const tournamentStates = sqliteTable(
  'tournament_states',
  {
    id: text().$type<TournamentId>().primaryKey(),
    position: integer().notNull(),
    club: text().$type<ClubId>().notNull(),
    season: text().$type<SeasonId>(),
    date: text().notNull(),
    stage: text().$type<Stage>().notNull(),
    archived: integer({ mode: 'boolean' }).notNull(),
    state: text({ mode: 'json' }).$type<Tournament>().notNull(),
  },
  (row) => [
    index('tournament_states_club').on(row.club),
    index('tournament_states_season').on(row.season),
  ],
);

/** How far a table has come, for the counting of turns and the director's page. */
export const tableCourses = sqliteTable(
  'table_courses',
  {
    sitting: text().primaryKey(),
    tournament: text().$type<TournamentId>().notNull(),
    round: integer().notNull(),
    table: integer().notNull(),
    closed: integer({ mode: 'boolean' }).notNull(),
    position: integer().notNull(),
    version: integer().notNull(),
    seats: integer().notNull(),
    deals: text({ mode: 'json' }).$type<readonly TurnedDeal[]>().notNull(),
    changes: text({ mode: 'json' }).$type<readonly MovedSeat[]>().notNull(),
    persons: text({ mode: 'json' }).$type<readonly PersonId[]>().notNull(),
    present: text({ mode: 'json' }).$type<readonly number[]>().notNull(),
    lastAt: integer('last_at'),
    nextDealer: integer('next_dealer'),
  },
  (row) => [index('table_courses_tournament').on(row.tournament)],
);

export type TurnedDeal = { readonly dealer: number; readonly turned: boolean };

export type MovedSeat = { readonly before: number; readonly type: 'join' | 'leave'; readonly seat: number };
