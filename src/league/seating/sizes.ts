import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { SeatingRefusal } from './refusal';
import type { Layout } from './request';

/** Tables by size, the largest first, and how many watch. */
export type Spread = { readonly sizes: readonly number[]; readonly out: number };

/** Whom a layout is asked for: `usual` is the size to prefer, `round` only names the round in a refusal. */
export type Spreading = {
  readonly present: number;
  readonly allowed: readonly number[];
  readonly usual?: number;
  readonly round?: number;
};

/** The size that most tables have: three where the game has it, else the smallest. */
export const usualSize = (allowed: readonly number[]): number =>
  allowed.includes(3) ? 3 : Math.min(...allowed);

/** How a layout seats so many people, or why it cannot. */
export function spreadOver(layout: Layout, spreading: Spreading): Outcome<Spread, SeatingRefusal> {
  const { present, allowed, round = 1 } = spreading;
  const least = Math.min(...allowed);
  if (present < least) return refuse({ code: 'too-few', round, present, least });
  switch (layout.kind) {
    case 'proposed':
      return accept(proposed(spreading));
    case 'tables':
      return byTables(layout.tables, spreading);
    case 'sizes':
      return bySizes(layout.sizes, spreading);
    case 'sitting-out':
      return sittingOut(layout, spreading);
  }
}

/** Everybody at a table if there is a way, as few tables of another size than the usual as can be. */
function proposed({ present, allowed, usual = usualSize(allowed) }: Spreading): Spread {
  const price = (size: number): number => (size < usual ? 3 * (usual - size) : (size - usual) ** 2);
  const best = cheapest(present, { allowed, price });
  for (let seated = present; seated > 0; seated--) {
    const sizes = best[seated];
    if (sizes) return { sizes, out: present - seated };
  }
  throw new Error('too few people for a table, and nobody said so');
}

type Prices = { readonly allowed: readonly number[]; readonly price: (size: number) => number };
type Cheapest = readonly (readonly number[] | null)[];

/** For each head count up to `most` the cheapest list of sizes that adds up to it, null where none does. */
function cheapest(most: number, { allowed, price }: Prices): Cheapest {
  const best: (readonly number[] | null)[] = [[]];
  const costs = [0];
  for (let heads = 1; heads <= most; heads++) {
    const from = allowed.filter((size) => size <= heads && best[heads - size]);
    const costOf = (size: number): number => (costs[heads - size] ?? 0) + price(size);
    const size = [...from].sort((a, b) => costOf(a) - costOf(b) || b - a)[0];
    best.push(size === undefined ? null : largestFirst([size, ...(best[heads - size] ?? [])]));
    costs.push(size === undefined ? 0 : costOf(size));
  }
  return best;
}

const largestFirst = (sizes: readonly number[]): readonly number[] => [...sizes].sort((a, b) => b - a);

/** So many tables, everybody seated, sizes as even as the game allows. */
function byTables(tables: number, spreading: Spreading): Outcome<Spread, SeatingRefusal> {
  const { present, allowed, round = 1 } = spreading;
  const [least, greatest] = [Math.min(...allowed), Math.max(...allowed)];
  const [fewest, most] = [Math.ceil(present / greatest), Math.floor(present / least)];
  const figures = { round, tables, present, fewest, most };
  if (tables > most) return refuse({ code: 'too-many-tables', ...figures });
  if (tables < fewest) return refuse({ code: 'too-few-tables', ...figures });
  const sizes = even({ tables, present, allowed });
  if (sizes) return accept({ sizes, out: 0 });
  return refuse({ code: 'sizes-do-not-fit', round, seats: tables * least, present });
}

/** Table by table the size nearest to the mean of what is left, from which the rest can still be seated. */
function even(of: {
  readonly tables: number;
  readonly present: number;
  readonly allowed: readonly number[];
}): readonly number[] | null {
  const { tables, present, allowed } = of;
  if (tables === 0) return present === 0 ? [] : null;
  const [least, greatest] = [Math.min(...allowed), Math.max(...allowed)];
  if (present < tables * least || present > tables * greatest) return null;
  const mean = present / tables;
  const nearest = [...allowed].sort((a, b) => Math.abs(a - mean) - Math.abs(b - mean) || b - a);
  for (const size of nearest) {
    const rest = even({ tables: tables - 1, present: present - size, allowed });
    if (rest) return largestFirst([size, ...rest]);
  }
  return null;
}

function bySizes(sizes: readonly number[], spreading: Spreading): Outcome<Spread, SeatingRefusal> {
  const { present, allowed, round = 1 } = spreading;
  const strange = sizes.find((size) => !allowed.includes(size));
  if (strange !== undefined) return refuse({ code: 'size-not-allowed', round, size: strange, allowed });
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  if (seats > present) return refuse({ code: 'sizes-do-not-fit', round, seats, present });
  return accept({ sizes: largestFirst(sizes), out: present - seats });
}

function sittingOut(
  { size, tables }: { readonly size: number; readonly tables?: number | undefined },
  { present, allowed, round = 1 }: Spreading,
): Outcome<Spread, SeatingRefusal> {
  if (!allowed.includes(size)) return refuse({ code: 'size-not-allowed', round, size, allowed });
  const most = Math.floor(present / size);
  if (most === 0) return refuse({ code: 'too-few', round, present, least: size });
  const count = Math.min(tables ?? most, most);
  return accept({ sizes: Array.from({ length: count }, () => size), out: present - count * size });
}
