import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ClubId, SeasonId } from '@/kernel/ids';
import type { JsonObject } from '@/kernel/event';
import type { Season } from '@/league/seasons/season';

const json = <Shape>() => text({ mode: 'json' }).$type<Shape>();

export const seasons = sqliteTable(
  'seasons',
  {
    id: text().$type<SeasonId>().primaryKey(),
    club: text().$type<ClubId>().notNull(),
    from: text().notNull(),
    position: integer().notNull(),
    season: json<Season>().notNull(),
  },
  (row) => [index('seasons_club').on(row.club)],
);

/**
 * What happened to a season, for its log: its own events, and the evenings that were moved into it or out of
 * it. `data` is the event's; reasons in it are references.
 */
export const seasonLog = sqliteTable(
  'season_log',
  {
    key: text().primaryKey(),
    season: text().$type<SeasonId>().notNull(),
    position: integer().notNull(),
    at: integer().notNull(),
    by: text(),
    type: text().notNull(),
    data: json<JsonObject>().notNull(),
  },
  (row) => [index('season_log_season').on(row.season)],
);

/** Which season an evening is of now, so that its moving away can be told. */
export const seasonEvenings = sqliteTable('season_evenings', {
  tournament: text().primaryKey(),
  season: text().$type<SeasonId>(),
});
