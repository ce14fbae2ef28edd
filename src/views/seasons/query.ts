import { asc, desc, eq } from 'drizzle-orm';
import { covers } from '@/league/seasons/season';
import { grouped } from '@/league/standings/grouping';
import type { Evening, Facts, ResultRow } from '@/league/standings/facts';
import type { People } from '@/people/people';
import { given, prepared } from '../statements';
import { remembered } from '../kept';
import { withTexts } from '../texts';
import type { Rows } from '../view';
import type { CalendarEvening, SeasonListed, SeasonLogEntry, SeasonView } from './answer';
import { seasonEvenings, seasonLog, seasons } from './tables';

type SeasonRow = typeof seasons.$inferSelect;

const everySeason = prepared((rows) => rows.select().from(seasons).orderBy(desc(seasons.from)).prepare());
const oneRow = prepared((rows) => rows.select().from(seasons).where(eq(seasons.id, given)).prepare());
const allEvenings = prepared((rows) => rows.select().from(seasonEvenings).prepare());

/**
 * Which seasons: those of a club, and those in whose days a date (the club's local one) lies; null:
 * whichever.
 */
export type Wanted = { readonly club: string | null; readonly date: string | null };

/** Seasons, the latest first. */
export function listSeasons(rows: Rows, { club, date }: Wanted): readonly SeasonListed[] {
  const evenings = grouped(allEvenings(rows).all(), ({ season }) => season ?? '');
  return everySeason(rows)
    .all()
    .filter((row) => (club === null || row.club === club) && (date === null || covers(row.season, date)))
    .map((row) => listed(row, evenings.get(row.id)?.length ?? 0));
}

function listed({ id, season }: SeasonRow, evenings: number): SeasonListed {
  const { club, name, from, to, game, state } = season;
  return { id, club, name, from, to, game, state, evenings };
}

/** One season with its calendar, made from the facts of its evenings; null if there is none. */
export function oneSeason(
  rows: Rows,
  season: string,
  facts: Facts,
): SeasonView | null {
  const row = oneRow(rows).get({ given: season });
  if (!row) return null;
  const { evenings } = facts;
  const played = playedIn(facts);
  const calendar = evenings.map((evening) =>
    calendarEvening(row, evening, played.get(evening.tournament) ?? nothingPlayed),
  );
  const { version, criteria } = row.season;
  return { ...listed(row, evenings.length), version, criteria, position: row.position, calendar };
}

function calendarEvening(
  { season }: SeasonRow,
  { tournament, name, date, state, archived }: Evening,
  played: EveningPlayed,
): CalendarEvening {
  return { tournament, name, date, state, archived, ...played, outside: !covers(season, date) };
}

type EveningPlayed = Pick<CalendarEvening, 'players' | 'tables' | 'open' | 'deals'>;

const nothingPlayed: EveningPlayed = { players: 0, tables: 0, open: 0, deals: 0 };

const playedIn = remembered(({ results }: Facts): ReadonlyMap<string, EveningPlayed> => {
  const evenings = grouped(results, ({ tournament }) => tournament);
  return new Map([...evenings].map(([tournament, own]) => [tournament, playedOf(own)]));
});

function playedOf(results: readonly ResultRow[]): EveningPlayed {
  const tables = [...grouped(results, ({ sitting }) => sitting).values()];
  return {
    players: new Set(results.map(({ person }) => person)).size,
    tables: tables.length,
    open: tables.filter(([row]) => row?.open).length,
    deals: tables.reduce((sum, rows) => sum + Math.max(...rows.map(({ deals }) => deals)), 0),
  };
}

const logRows = prepared((rows) =>
  rows.select().from(seasonLog).where(eq(seasonLog.season, given)).orderBy(asc(seasonLog.position)).prepare(),
);

/**
 * Everything that was changed in a season, oldest first, with the names of who did it and the reasons given.
 */
export async function logOfSeason(
  rows: Rows,
  people: People,
  season: string,
): Promise<readonly SeasonLogEntry[]> {
  const entries = logRows(rows).all({ given: season });
  const names = await people.namesOf(entries.flatMap(({ by }) => by ?? []));
  const told = entries.map(({ position, at, by, type, data }) => ({
    ...{ position, at, type, data },
    by: by === null ? null : (names.get(by) ?? null),
  }));
  return withTexts(people, told);
}
