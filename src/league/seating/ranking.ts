import type { Who } from './model';

/** People by rank, best first, with what earlier rounds gave each of them. */
export type Ranked = {
  readonly ranking: readonly Who[];
  readonly stints: readonly number[];
  readonly outs: readonly number[];
};

/** Tables from the top one down; `odd` tables are those of another size than the usual. */
export type RankedTables = {
  readonly sizes: readonly number[];
  readonly tables: readonly (readonly Who[])[];
};

/** Who watches: the lowest ranks among those who have watched least. */
export function lowestOut({ ranking, outs }: Ranked, count: number): readonly Who[] {
  const rankOf = new Map(ranking.map((who, rank) => [who, rank]));
  const order = [...ranking].sort(
    (a, b) => (outs[a] ?? 0) - (outs[b] ?? 0) || (rankOf.get(b) ?? 0) - (rankOf.get(a) ?? 0),
  );
  return order.slice(0, count);
}

type Intervals = { readonly sizes: readonly number[]; readonly usual: number; readonly interval: number };

/**
 * Blocks of `interval` tables; in a block of k, table j takes the block's ranks j, j + k, j + 2k …; the
 * last block has the tables that are left. Tables of another size than the usual stand together in the
 * list, below the top table if there is a usual one: where their people have had the fewest stints, and
 * else in the middle.
 */
export function byRank(ranked: Ranked, { sizes, usual, interval }: Intervals): RankedTables {
  const odd = sizes.filter((size) => size !== usual);
  const even = sizes.filter((size) => size === usual);
  const first = even.length > 0 ? 1 : 0;
  const middle = Math.floor((even.length + first) / 2);
  const candidates = Array.from({ length: even.length - first + 1 }, (_, i) => first + i)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)
    .map((at) => seatedBy(ranked, { sizes: [...even.slice(0, at), ...odd, ...even.slice(at)], interval }));
  const stintsOf = ({ tables }: RankedTables): number => sumOfStints(ranked, { tables, usual });
  const best = candidates.reduce((a, b) => (stintsOf(b) < stintsOf(a) ? b : a));
  return best;
}

const sumOfStints = (
  { stints }: Ranked,
  { tables, usual }: { readonly tables: readonly (readonly Who[])[]; readonly usual: number },
): number =>
  tables
    .filter((table) => table.length !== usual)
    .flat()
    .reduce((sum, who) => sum + (stints[who] ?? 0), 0);

function seatedBy({ ranking }: Ranked, { sizes, interval }: Omit<Intervals, 'usual'>): RankedTables {
  const tables: (readonly Who[])[] = [];
  let from = 0;
  for (let first = 0; first < sizes.length; first += interval) {
    const block = sizes.slice(first, first + interval);
    const heads = block.reduce((sum, size) => sum + size, 0);
    tables.push(...blockOf(block, ranking.slice(from, from + heads)));
    from += heads;
  }
  return { sizes, tables };
}

/** One after the other to each table that is not full yet, round after round. */
function blockOf(sizes: readonly number[], people: readonly Who[]): readonly (readonly Who[])[] {
  const tables: Who[][] = sizes.map(() => []);
  let next = 0;
  for (let seat = 0; seat < Math.max(...sizes); seat++) {
    tables.forEach((table, t) => {
      const who = people[next];
      if (who === undefined || seat >= (sizes[t] ?? 0)) return;
      table.push(who);
      next++;
    });
  }
  return tables;
}
