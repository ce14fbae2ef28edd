import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ClubId, PersonId, SeasonId, TournamentId } from '@/kernel/ids';
import type { Audience, PublishedLine } from '@/league/published';
import type { Criteria } from '@/league/seasons/criteria';
import type { Evening } from '@/league/standings/facts';

const json = <Shape>() => text({ mode: 'json' }).$type<Shape>();

/** One row a tournament: what lists need to know of it, as `evolveEvening` made it. */
export const standingEvenings = sqliteTable(
  'standing_evenings',
  {
    tournament: text().$type<TournamentId>().primaryKey(),
    season: text().$type<SeasonId>(),
    club: text().$type<ClubId>().notNull(),
    date: text().notNull(),
    facts: json<Evening>().notNull(),
  },
  (row) => [
    index('standing_evenings_season').on(row.season),
    index('standing_evenings_club').on(row.club),
  ],
);

/** Every list that was ever published, of a season or of a tournament (`of` is its id). */
export const publishedLists = sqliteTable(
  'published_lists',
  {
    position: integer().primaryKey(),
    of: text().notNull(),
    kind: text().$type<'season' | 'final' | 'round'>().notNull(),
    round: integer(),
    at: integer().notNull(),
    by: text().$type<PersonId>(),
    audience: text().$type<Audience>().notNull(),
    criteria: json<Criteria>(),
    lines: json<readonly PublishedLine[]>().notNull(),
  },
  (row) => [index('published_lists_of').on(row.of)],
);
