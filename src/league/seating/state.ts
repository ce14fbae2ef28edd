import type { Model, ModelRound, Seats, Who } from './model';
import { startsOf } from './model';

/**
 * One round while it is being searched. Arrays by position: `who` sits there, `tableOf` it belongs to. By
 * person: `at`, the table he sits at; who is at none has a number below 0 that is his alone, so that equal
 * numbers mean one table. `before` and `after` are `at` of the neighbouring rounds. `met`, `stints` and
 * `outs` are common to all rounds.
 */
export type RoundState = {
  readonly who: Int16Array;
  readonly tableOf: Int16Array;
  readonly starts: Int16Array;
  readonly at: Int16Array;
  readonly before: Int16Array;
  readonly after: Int16Array;
  readonly isStint: Uint8Array;
  /** The number of the table that is none: those who are out. */
  readonly outTable: number;
  readonly pairs: Int32Array;
  readonly free: readonly Int16Array[];
  readonly common: Common;
};

export type Common = {
  readonly people: number;
  readonly met: Int16Array;
  readonly stints: Int16Array;
  readonly outs: Int16Array;
  readonly model: Model;
};

/** Everything a search changes, beginning from these seats. */
export function stateOf(model: Model, seats: Seats): readonly RoundState[] {
  const people = model.people.length;
  const common = {
    people,
    met: new Int16Array(people * people),
    stints: new Int16Array(people),
    outs: new Int16Array(people),
    model,
  };
  const places = model.rounds.map((round, r) => placesOf(people, round, seats[r] ?? []));
  const nowhere = Int16Array.from({ length: people }, (_, person) => -1 - person);
  const states = model.rounds.map((round, r) =>
    roundState({
      round,
      seats: seats[r] ?? [],
      common,
      at: places[r] ?? nowhere,
      before: places[r - 1] ?? nowhere,
      after: places[r + 1] ?? nowhere,
    }),
  );
  for (const state of states) countRound(state);
  return states;
}

function placesOf(people: number, round: ModelRound, seats: readonly Who[]): Int16Array {
  const at = Int16Array.from({ length: people }, (_, person) => -1 - person);
  const starts = startsOf(round.sizes);
  round.sizes.forEach((size, table) => {
    const start = starts[table] ?? 0;
    for (const person of seats.slice(start, start + size)) at[person] = table;
  });
  return at;
}

type Making = Pick<RoundState, 'at' | 'before' | 'after' | 'common'> & {
  readonly round: ModelRound;
  readonly seats: readonly Who[];
};

function roundState({ round, seats, at, before, after, common }: Making): RoundState {
  const { sizes, pairs, free } = round;
  const tables = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
  return {
    who: Int16Array.from(seats),
    tableOf: Int16Array.from(seats, (_, position) => tables[position] ?? sizes.length),
    starts: Int16Array.from(startsOf(sizes)),
    isStint: Uint8Array.from([...sizes.map((size) => (size === common.model.usual ? 0 : 1)), 0]),
    outTable: sizes.length,
    at,
    before,
    after,
    pairs,
    common,
    free: free.map((positions) => Int16Array.from(positions)).filter(({ length }) => length > 1),
  };
}

function countRound(state: RoundState): void {
  const { who, tableOf, outTable, isStint, starts, common } = state;
  who.forEach((person, position) => {
    const table = tableOf[position] ?? 0;
    if (table === outTable) common.outs[person] = (common.outs[person] ?? 0) + 1;
    else common.stints[person] = (common.stints[person] ?? 0) + (isStint[table] ?? 0);
  });
  for (let table = 0; table < outTable; table++) {
    for (let a = starts[table] ?? 0; a < (starts[table + 1] ?? 0); a++) {
      for (let b = a + 1; b < (starts[table + 1] ?? 0); b++) meet(common, who[a] ?? 0, who[b] ?? 0);
    }
  }
}

function meet({ met, people }: Common, a: Who, b: Who): void {
  met[a * people + b] = (met[a * people + b] ?? 0) + 1;
  met[b * people + a] = (met[b * people + a] ?? 0) + 1;
}
