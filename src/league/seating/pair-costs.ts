import type { Cast } from './cast';
import { numbersOf } from './cast';
import type { Who } from './model';
import type { Prohibition, SeatingRequest } from './request';

/**
 * What two at one table cost by themselves. One absolute violation outweighs everything else there can be.
 */
export const violation = 1_000_000;
const weak = 6;
const season = 2;
const mostMeetings = 5;

/** Does this prohibition have to hold in the round of that number? */
export const isAbsolute = ({ strength }: Pick<Prohibition, 'strength'>, round: number): boolean =>
  strength === 'absolute' || (strength === 'first-round' && round === 1);

/** People × people: prohibitions as they hold in this round, and meetings earlier in the season. */
export function pairCosts(request: SeatingRequest, cast: Cast, round: number): Int32Array {
  const costs = new Int32Array(cast.people.length ** 2);
  for (const prohibition of request.apart) {
    const cost = isAbsolute(prohibition, round) ? violation : weak;
    eachPair(numbersOf(cast, prohibition.persons), (a, b) => raise(cast, costs, { a, b, to: cost }));
  }
  for (const { persons, times } of request.season) {
    const [a, b] = numbersOf(cast, persons);
    if (a === undefined || b === undefined) continue;
    add(cast, costs, { a, b, by: season * Math.min(mostMeetings, times) });
  }
  return costs;
}

/** Two people prohibited twice are prohibited once, as strictly as either says. */
function raise(cast: Cast, costs: Int32Array, { a, b, to }: { a: Who; b: Who; to: number }): void {
  add(cast, costs, { a, b, by: Math.max(0, to - (costs[a * cast.people.length + b] ?? 0)) });
}

function add({ people }: Cast, costs: Int32Array, { a, b, by }: { a: Who; b: Who; by: number }): void {
  costs[a * people.length + b] = (costs[a * people.length + b] ?? 0) + by;
  if (a !== b) costs[b * people.length + a] = (costs[b * people.length + a] ?? 0) + by;
}

/** Every two of a list, each pair once. */
export function eachPair<Item>(items: readonly Item[], visit: (a: Item, b: Item) => void): void {
  items.forEach((a, i) => {
    for (const b of items.slice(i + 1)) visit(a, b);
  });
}

/**
 * The same costs and, on top, distance in rank: as much as that a shift over all tables weighs about one
 * repeat. `ranks` has the rank of each who has one.
 */
export function withRanks(costs: Int32Array, people: number, ranks: ReadonlyMap<Who, number>): Int32Array {
  const weight = Math.ceil(10 / Math.max(1, ranks.size));
  const sum = Int32Array.from(costs);
  for (const [a, rank] of ranks) {
    for (const [b, other] of ranks) {
      sum[a * people + b] = (sum[a * people + b] ?? 0) + weight * Math.abs(rank - other);
    }
  }
  return sum;
}
