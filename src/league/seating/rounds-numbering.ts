import { numbersOf } from './cast';
import type { Who } from './model';
import type { PlannedRound, Planning } from './planning';
import { numberTables } from './table-numbers';

/** Where everybody has sat, round by round. */
type Visits = {
  readonly counts: Map<string, number>;
  readonly rounds: Map<number, ReadonlyMap<Who, number>>;
};

type Groups = readonly (readonly Who[])[];

/** The physical tables of the planned rounds, one round after the other; `planned` are their groups. */
export function numberRounds(planning: Planning, planned: readonly Groups[]): readonly (readonly number[])[] {
  const visits: Visits = { counts: new Map(), rounds: new Map() };
  for (const { number, tables } of planning.request.published) {
    const groups = tables.map(({ persons }) => numbersOf(planning.cast, persons));
    note(visits, { round: number, groups, numbers: tables.map((table) => table.number) });
  }
  return planning.rounds.map((round, r) => {
    const groups = planned[r] ?? [];
    const numbers = numberRound(planning, { round, groups }, visits);
    note(visits, { round: round.plan.number, groups, numbers });
    return numbers;
  });
}

function numberRound(
  { request, cast }: Planning,
  { round, groups }: { readonly round: PlannedRound; readonly groups: Groups },
  visits: Visits,
): readonly number[] {
  const before = [...visits.rounds.keys()].filter((number) => number < round.plan.number);
  return numberTables({
    groups,
    numbers: round.numbers,
    visits: visits.counts,
    last: visits.rounds.get(Math.max(...before)) ?? new Map<Who, number>(),
    fixed: new Map(
      request.fixed.flatMap(({ person, table }) => numbersOf(cast, [person]).map((who) => [who, table])),
    ),
    places: request.places,
    ranked: round.plan.mode.kind !== 'draw',
  });
}

type Noted = { readonly round: number; readonly groups: Groups; readonly numbers: readonly number[] };

function note({ counts, rounds }: Visits, { round, groups, numbers }: Noted): void {
  const at = new Map<Who, number>();
  groups.forEach((group, g) => {
    for (const who of group) {
      const number = numbers[g] ?? 0;
      const key = `${who}:${number}`;
      at.set(who, number);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  rounds.set(round, at);
}
