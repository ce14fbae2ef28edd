import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PersonId } from '@/kernel/ids';
import { shown } from '@/league/rating/elo';
import type { People } from '@/people/people';
import { canonical as canonicalOf, entriesOf } from '../persons/query';
import { given, prepared } from '../statements';
import { withTexts } from '../texts';
import type { Rows } from '../view';
import type { RatingHistory } from './answer';
import { replayedFor, sees, seesAll, type Step, type Wanted } from './partial';
import { results } from '../results/tables';
import { ratedSittings } from './tables';

/** One person's rating over time; null for one who was never rated. */
export async function ratingHistory(
  { rows, people }: { readonly rows: Rows; readonly people: People },
  asked: string,
  wanted: Wanted,
): Promise<RatingHistory | null> {
  const person = canonicalOf(rows)(asPerson(asked));
  const steps = seesAll(rows, wanted)
    ? storedSteps(rows, person, wanted.game)
    : replayedFor(rows, wanted).filter((step) => step.person === person);
  const last = steps.at(-1);
  if (!last) return null;
  const names = await people.namesOf([person]);
  return {
    person,
    name: names.get(person) ?? '',
    rating: shown(last.after),
    steps: steps.map(({ sitting, tournament, at, before, after }) => {
      return { sitting, tournament, at, before: shown(before), after: shown(after) };
    }),
    recalculations: await recalculations(people, revisedFor(rows, wanted)),
  };
}

/** Whether there is such a person is seen from the history. */
const asPerson = (person: string) => person as PersonId;

const ofGame = eq(ratedSittings.game, given);

const sittingsOf = prepared((rows) =>
  rows
    .select({ row: ratedSittings })
    .from(results)
    .innerJoin(ratedSittings, eq(ratedSittings.sitting, results.sitting))
    .where(and(ofGame, eq(results.person, sql.placeholder('person'))))
    .prepare(),
);

/** His own steps, whoever he was at the table. */
function storedSteps(rows: Rows, person: PersonId, game: string): readonly Step[] {
  const of = canonicalOf(rows);
  const all = entriesOf(rows, person).flatMap((entry) =>
    sittingsOf(rows).all({ given: game, person: entry }),
  );
  const once = new Map(all.map(({ row }) => [row.sitting, row]));
  const inOrder = [...once.values()].sort((a, b) => a.closed - b.closed);
  return inOrder.flatMap(({ sitting, tournament, at, persons, before, after }) =>
    persons.flatMap((one, seat) => {
      const [was, is] = [before[seat], after[seat]];
      if (of(one) !== person || !was || is === undefined) return [];
      return [{ sitting, tournament, at, person, before: was.rating, after: is }];
    }),
  );
}

const revisedRows = prepared((rows) =>
  rows
    .select()
    .from(ratedSittings)
    .where(and(ofGame, isNotNull(ratedSittings.revised)))
    .prepare(),
);

const revisedFor = (rows: Rows, wanted: Wanted): readonly RatedRow[] =>
  revisedRows(rows).all({ given: wanted.game }).filter((row) => sees(wanted, row));

type RatedRow = typeof ratedSittings.$inferSelect;

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
