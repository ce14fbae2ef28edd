import type { PersonId } from '@/kernel/ids';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { presentIn } from './arrangement';
import { conflictsIn, isForbidden } from './conflicts';
import type { Labelled, SeatingRequest } from './request';
import type { SeatedRound, SeatedTable } from './round';

/** What is to be verified: rounds, and the labels their people keep (none without compass labels). */
export type Claimed = { readonly rounds: readonly SeatedRound[]; readonly labels?: readonly Labelled[] };

/**
 * Everything that forbids storing these rounds, before it is stored: nobody twice, nobody forgotten, sizes
 * the game has, nobody together who must not be, labels kept. Paths lead into `rounds`; params name persons
 * by their ids.
 */
export function verifySeating(request: SeatingRequest, { rounds, labels = [] }: Claimed): readonly Problem[] {
  const asked = request.rounds.filter(({ number }) => !rounds.some((round) => round.number === number));
  return [
    ...asked.map(({ number }) => wrong('round-missing', 'rounds', { round: number })),
    ...rounds.flatMap((round, at) => roundProblems(request, round, `rounds.${at}`)),
    ...labelProblems(rounds, labels),
    ...conflictsIn(request, rounds)
      .filter(isForbidden)
      .map(({ round, table, persons: [one, other], reason }) =>
        wrong('not-apart', 'rounds', { round, table, one, other, reason }),
      ),
  ];
}

function roundProblems(request: SeatingRequest, round: SeatedRound, path: string): readonly Problem[] {
  const plan = request.rounds.find(({ number }) => number === round.number);
  if (!plan) return [wrong('round-not-asked', path, { round: round.number })];
  return [
    ...placeProblems(round, path),
    ...presenceProblems(round, { path, present: presentIn(request, plan) }),
    ...tableProblems(request, round, path),
  ];
}

/** Where everybody is: a table's number, or `out`. */
function placesIn({ tables, out }: SeatedRound): readonly (readonly [PersonId, string])[] {
  const seated = tables.flatMap(({ number, persons }) =>
    persons.map((one) => [one, String(number)] as const),
  );
  return [...seated, ...out.map((one) => [one, 'out'] as const)];
}

/** The same person in two places, or twice in one: both are named. */
function placeProblems(round: SeatedRound, path: string): readonly Problem[] {
  const first = new Map<PersonId, string>();
  return placesIn(round).flatMap(([person, place]) => {
    const before = first.get(person);
    first.set(person, place);
    if (before === undefined) return [];
    return [wrong('person-twice', path, { round: round.number, person, place: before, other: place })];
  });
}

type Presence = { readonly path: string; readonly present: readonly PersonId[] };

function presenceProblems(round: SeatedRound, { path, present }: Presence): readonly Problem[] {
  const placed = placesIn(round).map(([person]) => person);
  const strange = [...new Set(placed)].filter((person) => !present.includes(person));
  return [
    ...present
      .filter((person) => !placed.includes(person))
      .map((person) => wrong('person-missing', path, { round: round.number, person })),
    ...strange.map((person) => wrong('person-not-present', path, { round: round.number, person })),
  ];
}

function tableProblems(request: SeatingRequest, round: SeatedRound, path: string): readonly Problem[] {
  const numbers = round.tables.map(({ number }) => number);
  return round.tables.flatMap((table, at) => {
    const here = `${path}.tables.${at}`;
    const params = { round: round.number, table: table.number };
    const size = table.persons.length;
    return [
      ...(request.sizes.includes(size) ? [] : [wrong('size-not-allowed', here, { ...params, size })]),
      ...(numbers.indexOf(table.number) === at ? [] : [wrong('table-twice', here, params)]),
      ...(table.firstDealer < size ? [] : [wrong('first-dealer-not-there', here, params)]),
    ];
  });
}

const labelProblems = (rounds: readonly SeatedRound[], labels: readonly Labelled[]): readonly Problem[] =>
  rounds.flatMap((round, r) =>
    round.tables.flatMap((table, t) => labelTwice({ round, table, labels, path: `rounds.${r}.tables.${t}` })),
  );

type LabelledTable = {
  readonly round: SeatedRound;
  readonly table: SeatedTable;
  readonly labels: readonly Labelled[];
  readonly path: string;
};

function labelTwice({ round, table, labels, path }: LabelledTable): readonly Problem[] {
  const here = labels.filter(({ person }) => table.persons.includes(person)).map(({ label }) => label);
  const twice = here.filter((label, at) => here.indexOf(label) !== at);
  return [...new Set(twice)].map((label) =>
    wrong('label-twice', path, { round: round.number, table: table.number, label }),
  );
}

