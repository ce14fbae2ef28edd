import { asc } from 'drizzle-orm';
import type { PersonId } from '@/kernel/ids';
import { grouped } from '@/league/standings/grouping';
import type { Actor } from '@/league/permissions';
import { visible } from '@/league/standings/visible';
import { rate, type Rated, shown } from '@/league/rating/elo';
import type { People } from '@/people/people';
import { canonical as canonicalOf } from '../persons/query';
import { prepared } from '../statements';
import { withTexts } from '../texts';
import type { Rows } from '../view';
import type { RatingHistory, RatingLine } from './answer';
import { ratedSittings } from './tables';

type RatedRow = typeof ratedSittings.$inferSelect;

const closedSittings = prepared((rows) =>
  rows.select().from(ratedSittings).orderBy(asc(ratedSittings.closed)).prepare(),
);

/** Who reads, which game's rating, and up to when (milliseconds since 1970; null: now). */
export type Wanted = { readonly actor: Actor; readonly game: string; readonly until: number | null };

type Replayed = { readonly sittings: ReadonlyMap<string, RatedRow>; readonly history: readonly Rated[] };

/**
 * Every rating from the first sitting on: always the whole history, so that nothing old can be left in it.
 */
function replayed(rows: Rows, { actor, game, until }: Wanted): Replayed {
  const canonical = canonicalOf(rows);
  const sittings = closedSittings(rows)
    .all()
    .filter((row) => row.game === game && (until === null || row.at <= until))
    .filter(({ tournament }) => visible(actor, { tournament, round: null }))
    .map((row) => ({ ...row, persons: row.persons.map(canonical) }));
  return { sittings: new Map(sittings.map((row) => [row.sitting, row])), history: rate(sittings) };
}

/** Everybody's rating in one game, the highest first; equals share a rank. */
export async function ratingList(rows: Rows, people: People, wanted: Wanted): Promise<readonly RatingLine[]> {
  const { sittings, history } = replayed(rows, wanted);
  const byPerson = grouped(history, ({ person }) => person);
  const names = await people.namesOf([...byPerson.keys()]);
  const lines = [...byPerson].map(([person, steps]) => ({
    ...{ person, name: names.get(person) ?? '', sittings: steps.length },
    rating: shown(steps.at(-1)?.after ?? 0),
    lastAt: sittings.get(steps.at(-1)?.sitting ?? '')?.at ?? 0,
  }));
  lines.sort((a, b) => b.rating - a.rating || (a.person < b.person ? -1 : 1));
  const higher = (than: number): number => lines.filter(({ rating }) => rating > than).length;
  return lines.map((line) => ({ ...line, rank: 1 + higher(line.rating) }));
}

/** One person's rating over time; null for one who was never rated. */
export async function ratingHistory(
  { rows, people }: { readonly rows: Rows; readonly people: People },
  person: string,
  wanted: Wanted,
): Promise<RatingHistory | null> {
  const { sittings, history } = replayed(rows, wanted);
  const own = history.filter((step) => step.person === asked(rows, person));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  const names = await people.namesOf([first.person]);
  return {
    person: first.person,
    name: names.get(first.person) ?? '',
    rating: shown(last.after),
    steps: own.flatMap(({ sitting, before, after }) => {
      const row = sittings.get(sitting);
      const figures = { before: shown(before), after: shown(after) };
      return row ? [{ sitting: row.sitting, tournament: row.tournament, at: row.at, ...figures }] : [];
    }),
    recalculations: await recalculations(people, [...sittings.values()]),
  };
}

const asked = (rows: Rows, person: string): PersonId => canonicalOf(rows)(asPerson(person));

/** Whether there is such a person is seen from the history. */
const asPerson = (person: string) => person as PersonId;

async function recalculations(
  people: People,
  rows: readonly RatedRow[],
): Promise<RatingHistory['recalculations']> {
  const revised = rows.flatMap(({ sitting, tournament, revised: last }) =>
    last ? [{ sitting, tournament, ...last }] : [],
  );
  const names = await people.namesOf(revised.flatMap(({ by }) => by ?? []));
  const told = await withTexts(people, revised);
  return told
    .map(({ by, why, ...one }) => ({
      ...one,
      why: why ?? null,
      by: by === null ? null : (names.get(by) ?? null),
    }))
    .sort((a, b) => b.at - a.at);
}
