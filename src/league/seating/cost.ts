import type { Floor } from './floor';
import type { RoundState } from './state';

/**
 * What the seats of a state cost, in points: the sum that a search makes small. What published rounds cost is
 * in it.
 */
export function costOf(states: readonly RoundState[]): number {
  const common = states[0]?.common;
  if (!common) return 0;
  const { met, stints, outs, model } = common;
  const meetings = sumOfPrices(met, model.weights.meeting) / 2;
  const rounds = states.reduce((sum, state) => sum + costOfRound(state), 0);
  return costOfFloor(states, { meetings, stints: sumOfPairs(stints), outs: sumOfPairs(outs) }) + rounds;
}

/** No seats cost less than this, if the least sums are these. */
export function leastCost(states: readonly RoundState[], floor: Floor): number {
  const fixed = states.filter(({ free }) => free.length === 0);
  return costOfFloor(states, floor) + fixed.reduce((sum, state) => sum + costOfPairs(state), 0);
}

type Sums = Omit<Floor, 'repeats'>;

function costOfFloor(states: readonly RoundState[], { meetings, stints, outs }: Sums): number {
  const weights = states[0]?.common.model.weights;
  if (!weights) return 0;
  return meetings + weights.stint * stints + weights.out * outs;
}

/** The sum of n(n−1)/2: each repetition costs more than the one before. */
export function sumOfPairs(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += (count * (count - 1)) / 2;
  return sum;
}

/** What so many meetings of each pair cost in all. */
function sumOfPrices(counts: Int16Array, prices: Int32Array): number {
  const sums = [0];
  for (const price of prices) sums.push((sums.at(-1) ?? 0) + price);
  return counts.reduce((sum, count) => sum + (sums[count] ?? 0), 0);
}

/** What its pairs cost by themselves, and those among them who also met in the round before. */
function costOfRound(state: RoundState): number {
  const { before, common } = state;
  const { consecutive } = common.model.weights;
  return sumOverPairs(state, (p, q) => costOfPair(state, p, q) + (before[p] === before[q] ? consecutive : 0));
}

const costOfPairs = (state: RoundState): number => sumOverPairs(state, (p, q) => costOfPair(state, p, q));

const costOfPair = ({ pairs, common }: RoundState, p: number, q: number): number =>
  pairs[p * common.people + q] ?? 0;

function sumOverPairs({ who, starts, outTable }: RoundState, cost: (p: number, q: number) => number): number {
  let sum = 0;
  for (let table = 0; table < outTable; table++) {
    const seated = Array.from(who.subarray(starts[table], starts[table + 1]));
    seated.forEach((p, i) => {
      for (const q of seated.slice(i + 1)) sum += cost(p, q);
    });
  }
  return sum;
}
