import type { PersonId } from '@/kernel/ids';
import { numbersOf } from './cast';
import type { Dealing } from './first-dealers';
import { firstDealers } from './first-dealers';
import type { Seats, Who } from './model';
import { outOf, tablesOf } from './model';
import type { OrderedRound } from './neighbours';
import { orderTables } from './neighbours';
import type { Planning } from './planning';
import type { SeatedRound, SeatedTable } from './round';
import { numberRounds } from './rounds-numbering';

/**
 * Stage 2: in which order they sit, who deals first, at which physical table. Who sits with whom is not
 * touched. `seats` are the planned rounds', in the order of the planning.
 */
export function assemble(planning: Planning, seats: Seats): readonly SeatedRound[] {
  const { request, cast } = planning;
  const published = request.published.map(({ tables }): OrderedRound => ({
    tables: tables.map(({ persons }) => numbersOf(cast, persons)),
    free: false,
  }));
  const drawn = planning.rounds.map(({ arrangement }, r): OrderedRound => ({
    tables: tablesOf(arrangement.sizes, seats[r] ?? []),
    free: planning.labelOf === null,
  }));
  const ordered = orderTables(cast.people.length, [...published, ...drawn], planning.chance);
  const planned = ordered.slice(published.length).map(({ tables }) => tables);
  const dealers = dealersOf(planning, planned);
  const numbers = numberRounds(planning, planned);
  return planning.rounds.map(({ plan, arrangement }, r) => ({
    number: plan.number,
    tables: tablesAsStored(planning, {
      tables: planned[r] ?? [],
      dealers: dealers[r] ?? [],
      numbers: numbers[r] ?? [],
    }),
    out: named(planning, outOf(arrangement.sizes, seats[r] ?? [])),
  }));
}

/** The first dealers of the planned rounds, round by round; those of the published ones stand. */
function dealersOf(
  { request, cast }: Planning,
  planned: readonly (readonly (readonly Who[])[])[],
): readonly (readonly Who[])[] {
  const stood = request.published.flatMap(({ tables }) =>
    tables.map(({ persons, firstDealer }): Dealing => {
      const people = numbersOf(cast, persons);
      return { persons: people, dealer: people[firstDealer] ?? null };
    }),
  );
  const open = planned.flat().map((persons): Dealing => ({ persons, dealer: null }));
  const dealers = firstDealers(cast.people.length, [...stood, ...open]).slice(stood.length);
  let from = 0;
  return planned.map((tables) => dealers.slice(from, (from += tables.length)));
}

type Round = {
  readonly tables: readonly (readonly Who[])[];
  readonly dealers: readonly Who[];
  readonly numbers: readonly number[];
};

/** By table number; without labels the first dealer comes first, which leaves the order of turn as it is. */
function tablesAsStored(planning: Planning, { tables, dealers, numbers }: Round): readonly SeatedTable[] {
  const stored = tables.map((table, t): SeatedTable => {
    const dealer = Math.max(0, table.indexOf(dealers[t] ?? -1));
    const number = numbers[t] ?? 0;
    if (planning.labelOf) return { number, persons: named(planning, table), firstDealer: dealer };
    const turned = [...table.slice(dealer), ...table.slice(0, dealer)];
    return { number, persons: named(planning, turned), firstDealer: 0 };
  });
  return stored.sort((a, b) => a.number - b.number);
}

const named = ({ cast }: Planning, people: readonly Who[]): PersonId[] =>
  people.flatMap((who) => cast.people[who] ?? []);
