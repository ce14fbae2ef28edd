import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { PersonId } from '@/kernel/ids';
import { newcomer, rateTable } from '@/league/rating/elo';
import { grouped } from '@/league/standings/grouping';
import { canonical as canonicalOf, type Canonical } from '../persons/query';
import { given, insertionInto, prepared } from '../statements';
import type { Rows } from '../view';
import { type Rating, ratedSittings, ratings } from './tables';

export type RatedRow = typeof ratedSittings.$inferSelect;

const insertSitting = insertionInto(ratedSittings);
const insertRating = insertionInto(ratings);
const clearSitting = prepared((rows) =>
  rows.delete(ratedSittings).where(eq(ratedSittings.sitting, given)).prepare(),
);
const ofPerson = and(eq(ratings.game, given), eq(ratings.person, sql.placeholder('person')));
const ratingRow = prepared((rows) => rows.select().from(ratings).where(ofPerson).prepare());
const clearRating = prepared((rows) => rows.delete(ratings).where(ofPerson).prepare());
const clearRatings = prepared((rows) => rows.delete(ratings).prepare());
const everyRow = prepared((rows) =>
  rows.select().from(ratedSittings).orderBy(asc(ratedSittings.closed)).prepare(),
);
const later = prepared((rows) =>
  rows
    .select()
    .from(ratedSittings)
    .where(and(eq(ratedSittings.game, given), gte(ratedSittings.closed, sql.placeholder('closed'))))
    .orderBy(asc(ratedSittings.closed))
    .prepare(),
);

/**
 * Puts a sitting into the place where it was, or would be, in the order of closing (null: takes it out), and
 * rates it and all later ones of its game.
 */
export function rateFrom(rows: Rows, { sitting, game, closed }: RatedRow, now: RatedRow | null): void {
  const replay = replayOf(rows, game);
  const old = later(rows).all({ given: game, closed });
  for (const row of old) noteBefore(replay, row);
  if (old.some((row) => row.sitting === sitting)) clearSitting(rows).run({ given: sitting });
  if (now) insertSitting(rows, [rated(replay, now)]);
  for (const row of old) if (row.sitting !== sitting) rateRow(replay, row);
  keep(replay);
}

/** Everything from the first sitting on: who is whom has changed. */
export function rateAgain(rows: Rows): void {
  clearRatings(rows).run();
  for (const [game, own] of grouped(everyRow(rows).all(), (row) => row.game)) {
    const replay = replayOf(rows, game);
    for (const row of own) rateRow(replay, row);
    keep(replay);
  }
}

/** `standings`: what those have who were met so far; of others the table knows. */
type Replay = {
  readonly rows: Rows;
  readonly game: string;
  readonly of: Canonical;
  readonly standings: Map<PersonId, Rating>;
};

const replayOf = (rows: Rows, game: string): Replay => ({
  ...{ rows, game },
  of: canonicalOf(rows),
  standings: new Map(),
});

/** What somebody had before a replay: what he had before the first of its sittings that he was in. */
function noteBefore({ of, standings }: Replay, { persons, before }: RatedRow): void {
  for (const [seat, one] of persons.entries()) {
    const [person, own] = [of(one), before[seat]];
    if (own && !standings.has(person)) standings.set(person, own);
  }
}

/** What is the same as before, which most is after a small correction, is not written again. */
function rateRow(replay: Replay, row: RatedRow): void {
  const now = rated(replay, row);
  if (JSON.stringify([row.before, row.after]) === JSON.stringify([now.before, now.after])) return;
  clearSitting(replay.rows).run({ given: row.sitting });
  insertSitting(replay.rows, [now]);
}

function rated(replay: Replay, row: RatedRow): RatedRow {
  const { of, standings } = replay;
  const persons = row.persons.map(of);
  const before = persons.map((person) => standingOf(replay, person));
  const after = rateTable(row.points, before);
  for (const [seat, person] of persons.entries()) {
    const own = before[seat] ?? unrated;
    const rating = after[seat];
    const sittings = own.sittings + 1;
    standings.set(person, rating === undefined ? own : { rating, sittings, lastAt: row.at });
  }
  return { ...row, before, after };
}

const unrated: Rating = { ...newcomer, lastAt: 0 };

function standingOf({ rows, game, standings }: Replay, person: PersonId): Rating {
  const known = standings.get(person);
  if (known) return known;
  const row = ratingRow(rows).get({ given: game, person });
  return row ? { rating: row.rating, sittings: row.sittings, lastAt: row.lastAt } : unrated;
}

function keep({ rows, game, standings }: Replay): void {
  for (const [person, own] of standings) {
    clearRating(rows).run({ given: game, person });
    if (own.sittings > 0) insertRating(rows, [{ game, person, ...own }]);
  }
}
