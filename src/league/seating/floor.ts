import type { RoundState } from './state';

/**
 * The least there can be over all rounds: of repeats, stints and rounds out as sums of n(n−1)/2, and of
 * meetings at their price.
 */
export type Floor = {
  readonly repeats: number;
  readonly meetings: number;
  readonly stints: number;
  readonly outs: number;
};

/**
 * What no seats of this model can be below, whatever is free. Counting only: so many pairs meet, so many
 * stints are to be had, and what the fixed rounds hold stands; the rest is spread as evenly as can be.
 */
export function floorOf(states: readonly RoundState[]): Floor {
  const fixed = states.filter(({ free }) => free.length === 0);
  const open = states.filter(({ free }) => free.length > 0);
  const people = states[0]?.common.people ?? 0;
  const here = presence(people, open);
  const tables = (state: RoundState): readonly number[] =>
    Array.from({ length: state.outTable }, (_, table) => sizeOf(state, table));
  const slots = open.flatMap(tables).reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  const stints = open.reduce((sum, state) => sum + stintSeats(state), 0);
  const outs = open.reduce((sum, { who, starts, outTable }) => sum + who.length - (starts[outTable] ?? 0), 0);
  const pairs = pairCounts(people, { fixed, here });
  const each = Int32Array.from({ length: 1000 }, (_, count) => count);
  const meeting = states[0]?.common.model.weights.meeting ?? each;
  return {
    repeats: leastSum(pairs, slots, each),
    meetings: leastSum(pairs, slots, meeting),
    stints: leastSum(counts({ fixed, here }, stintOf), stints, each),
    outs: leastSum(counts({ fixed, here }, outOf), outs, each),
  };
}

/** Counts that may still grow, and those that will not. */
type Counts = { readonly open: readonly number[]; readonly closed: readonly number[] };

type Ground = { readonly fixed: readonly RoundState[]; readonly here: Uint8Array };

/** Who may sit in a round that is open. */
function presence(people: number, open: readonly RoundState[]): Uint8Array {
  const here = new Uint8Array(people);
  for (const { who } of open) for (const person of who) here[person] = 1;
  return here;
}

const sizeOf = ({ starts }: RoundState, table: number): number =>
  (starts[table + 1] ?? 0) - (starts[table] ?? 0);

const stintSeats = (state: RoundState): number =>
  Array.from(state.isStint).reduce((sum, is, table) => sum + (is === 1 ? sizeOf(state, table) : 0), 0);

const stintOf = ({ isStint, tableOf }: RoundState, position: number): number =>
  isStint[tableOf[position] ?? 0] ?? 0;

const outOf = ({ tableOf, outTable }: RoundState, position: number): number =>
  Number(tableOf[position] === outTable);

function counts({ fixed, here }: Ground, of: (state: RoundState, position: number) => number): Counts {
  const sums = new Array<number>(here.length).fill(0);
  for (const state of fixed) {
    state.who.forEach((person, position) => (sums[person] = (sums[person] ?? 0) + of(state, position)));
  }
  return { open: sums.filter((_, i) => here[i] === 1), closed: sums.filter((_, i) => here[i] === 0) };
}

function pairCounts(people: number, { fixed, here }: Ground): Counts {
  const open: number[] = [];
  const closed: number[] = [];
  const together = (p: number, q: number): number => fixed.filter(({ at }) => at[p] === at[q]).length;
  for (let p = 0; p < people; p++) {
    for (let q = p + 1; q < people; q++) {
      (here[p] === 1 && here[q] === 1 ? open : closed).push(together(p, q));
    }
  }
  return { open, closed };
}

/** The least sum of prices after so many units more, each added where there are fewest. */
function leastSum({ open, closed }: Counts, units: number, prices: Int32Array): number {
  const levels = new Map<number, number>();
  for (const count of open) levels.set(count, (levels.get(count) ?? 0) + 1);
  let sum = [...open, ...closed].reduce((all, count) => all + paid(count, prices), 0);
  let level = 0;
  for (let left = open.length === 0 ? 0 : units; left > 0; level++) {
    const raised = Math.min(left, levels.get(level) ?? 0);
    sum += raised * (prices[level] ?? 0);
    left -= raised;
    levels.set(level + 1, (levels.get(level + 1) ?? 0) + raised);
  }
  return sum;
}

const paid = (count: number, prices: Int32Array): number =>
  prices.subarray(0, count).reduce((sum, price) => sum + price, 0);
