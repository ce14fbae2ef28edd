import type { Chance } from './chance';
import { drawBelow } from './chance';
import type { Who } from './model';

/** Tables of a round, each in order of turn; `free` ones may still be put into another order. */
export type OrderedRound = { readonly tables: readonly (readonly Who[])[]; readonly free: boolean };

/** How often the second person of a pair played right after the first; people × people. */
export type Follows = { readonly people: number; readonly times: Int16Array };

export function followsIn(people: number, rounds: readonly OrderedRound[]): Follows {
  const follows = { people, times: new Int16Array(people * people) };
  for (const table of rounds.flatMap(({ tables }) => tables)) add(follows, table, 1);
  return follows;
}

/** At a table of two each follows the other: nothing to balance. */
function add({ people, times }: Follows, table: readonly Who[], by: number): void {
  table.forEach((who, at) => {
    const next = table[(at + 1) % table.length] ?? 0;
    times[who * people + next] = (times[who * people + next] ?? 0) + by;
  });
}

/** Attempts from other first orders; the best is kept. */
const attempts = 12;

/**
 * The same tables, the free ones in a cyclic order such that of two who meet again each sits as often right
 * after the other as the other way round.
 */
export function orderTables(
  people: number,
  rounds: readonly OrderedRound[],
  chance: Chance,
): readonly OrderedRound[] {
  let best: { readonly cost: number; readonly rounds: readonly OrderedRound[] } | null = null;
  for (let attempt = 0; attempt < attempts && best?.cost !== 0; attempt++) {
    const ordered = improved(people, rounds, chance);
    const cost = imbalance(followsIn(people, ordered));
    if (!best || cost < best.cost) best = { cost, rounds: ordered };
  }
  return best?.rounds ?? rounds;
}

/** From an order of chance, table by table the best order, until none gets better. */
function improved(people: number, rounds: readonly OrderedRound[], chance: Chance): readonly OrderedRound[] {
  const now = rounds.map(({ tables, free }) => ({
    free,
    tables: free ? tables.map((table) => pick(cyclicOrders(table), chance)) : [...tables],
  }));
  const follows = followsIn(people, now);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { tables } of now.filter(({ free }) => free)) {
      tables.forEach((table, at) => {
        const better = bestOrder(follows, table);
        if (better === table) return;
        tables[at] = better;
        changed = true;
      });
    }
  }
  return now;
}

const pick = (orders: readonly (readonly Who[])[], chance: Chance): readonly Who[] =>
  orders[drawBelow(chance, orders.length)] ?? [];

/** The order of this table that leaves least imbalance, the table itself unless another is truly better. */
function bestOrder(follows: Follows, table: readonly Who[]): readonly Who[] {
  add(follows, table, -1);
  let [best, least] = [table, costWith(follows, table)];
  for (const order of cyclicOrders(table)) {
    const cost = costWith(follows, order);
    if (cost < least) [best, least] = [order, cost];
  }
  add(follows, best, 1);
  return best;
}

/** Imbalance among these people if they sat so. */
function costWith(follows: Follows, table: readonly Who[]): number {
  add(follows, table, 1);
  let sum = 0;
  table.forEach((a, i) => {
    for (const b of table.slice(i + 1)) sum += difference(follows, a, b) ** 2;
  });
  add(follows, table, -1);
  return sum;
}

const difference = ({ people, times }: Follows, a: Who, b: Who): number =>
  (times[a * people + b] ?? 0) - (times[b * people + a] ?? 0);

/** The sum of squared differences over all pairs. */
function imbalance(follows: Follows): number {
  let sum = 0;
  for (let a = 0; a < follows.people; a++) {
    for (let b = a + 1; b < follows.people; b++) sum += difference(follows, a, b) ** 2;
  }
  return sum;
}

/** All orders around a table, the first person staying first: two for three people, six for four. */
export function cyclicOrders(table: readonly Who[]): readonly (readonly Who[])[] {
  const [first, ...rest] = table;
  return first === undefined ? [[]] : permutations(rest).map((order) => [first, ...order]);
}

function permutations(items: readonly Who[]): readonly (readonly Who[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((order) => [item, ...order]));
}
