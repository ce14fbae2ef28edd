import type { Who } from './model';

/** A table of a round that is to get a first dealer, or (`dealer`) has one that stands. */
export type Dealing = { readonly persons: readonly Who[]; readonly dealer: Who | null };

/** Tables of two to five: shares of a turn in sixtieths are whole. Larger ones are rounded. */
const unit = 60;

type Ledger = { readonly due: number[]; readonly dealt: number[] };

/**
 * Who deals first at each table, as even as can be: everybody as often as his tables make it his turn,
 * rounded up or down (an integral flow, by augmenting paths). The answer is in the order of the tables.
 */
export function firstDealers(people: number, tables: readonly Dealing[]): readonly Who[] {
  const ledger = { due: new Array<number>(people).fill(0), dealt: new Array<number>(people).fill(0) };
  for (const { persons, dealer } of tables) {
    for (const who of persons) bump(ledger.due, who, Math.round(unit / persons.length));
    if (dealer !== null) bump(ledger.dealt, dealer, 1);
  }
  const dealers = tables.map(({ persons, dealer }) => {
    if (dealer !== null) return dealer;
    const who = persons.reduce((a, b) => (gain(ledger, b) < gain(ledger, a) ? b : a));
    bump(ledger.dealt, who, 1);
    return who;
  });
  while (shift(ledger, tables, dealers));
  return dealers;
}

function bump(list: number[], who: Who, by: number): void {
  list[who] = (list[who] ?? 0) + by;
}

/** Distance from what is due, squared; being off by a whole turn or more outweighs everything else. */
function price({ due }: Ledger, who: Who, dealt: number): number {
  const off = Math.abs(dealt * unit - (due[who] ?? 0));
  return off ** 2 + (off >= unit ? 1_000_000 * off : 0);
}

/** What one more first deal costs. */
const gain = (ledger: Ledger, who: Who): number =>
  price(ledger, who, (ledger.dealt[who] ?? 0) + 1) - price(ledger, who, ledger.dealt[who] ?? 0);

const loss = (ledger: Ledger, who: Who): number =>
  price(ledger, who, (ledger.dealt[who] ?? 0) - 1) - price(ledger, who, ledger.dealt[who] ?? 0);

/** Passes one first deal along a path of tables, if that makes it more even. */
function shift(ledger: Ledger, tables: readonly Dealing[], dealers: Who[]): boolean {
  for (const giver of new Set(dealers)) {
    const reached = reach(giver, tables, dealers);
    const best = [...reached.keys()].reduce((a, b) => (gain(ledger, b) < gain(ledger, a) ? b : a), giver);
    if (best === giver || loss(ledger, giver) + gain(ledger, best) >= 0) continue;
    passOn(dealers, reached, { giver, taker: best });
    bump(ledger.dealt, giver, -1);
    bump(ledger.dealt, best, 1);
    return true;
  }
  return false;
}

/** From whom and over which table each is reached who could get a first deal of the giver's. */
type Reached = ReadonlyMap<Who, { readonly from: Who; readonly table: number }>;

function reach(giver: Who, tables: readonly Dealing[], dealers: readonly Who[]): Reached {
  const reached = new Map<Who, { readonly from: Who; readonly table: number }>();
  const queue = [giver];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const source = from;
    tables.forEach(({ persons, dealer }, table) => {
      if (dealer !== null || dealers[table] !== source) return;
      const fresh = persons.filter((who) => who !== giver && !reached.has(who));
      for (const who of fresh) reached.set(who, { from: source, table });
      queue.push(...fresh);
    });
  }
  return reached;
}

function passOn(dealers: Who[], reached: Reached, path: { readonly giver: Who; readonly taker: Who }): void {
  for (let at = path.taker; at !== path.giver; ) {
    const step = reached.get(at);
    if (!step) throw new Error('a path of first deals with a gap');
    dealers[step.table] = at;
    at = step.from;
  }
}
