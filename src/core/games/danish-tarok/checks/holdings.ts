import type { Seat } from '@/kernel/seat';
import type { Table } from '../../table';
import type { Bonus, DanishResult, Declaration } from '../result';
import { courtRanks, suits } from '../result';

/**
 * What the elements of a result prove about one hand: cards it held, cards it did not hold. In card codes.
 */
export type Proof = { readonly held: ReadonlySet<string>; readonly notHeld: ReadonlySet<string> };

export type Holdings = ReadonlyMap<Seat, Proof>;

type Cards = readonly string[];
type Proved = { readonly held: Cards; readonly notHeld: Cards };

const NOTHING: Proved = { held: [], notHeld: [] };

const tarok = (rank: number): string => `T${rank}`;
export const allTaroks: Cards = Array.from({ length: 21 }, (_, index) => tarok(index + 1));
const allKings: Cards = suits.map((suit) => `${suit}K`);

/** By active seat, what its declarations and touts prove (section 8.3). */
export function holdingsOf(result: DanishResult, { active }: Table): Holdings {
  return new Map(active.map((seat) => [seat, proofOf(seat, result)]));
}

function proofOf(seat: Seat, { declarations = [], bonuses = [] }: DanishResult): Proof {
  const proved = [
    ...declarations.filter((d) => d.seat === seat).map(provedByDeclaration),
    ...bonuses.filter((b) => b.seat === seat).map(provedByBonus),
  ];
  return {
    held: new Set(proved.flatMap(({ held }) => held)),
    notHeld: new Set(proved.flatMap(({ notHeld }) => notHeld)),
  };
}

function provedByDeclaration(declaration: Declaration): Proved {
  switch (declaration.kind) {
    case 'taroks':
      return provedByTaroks(declaration.count, declaration.pagat);
    case 'matadors':
      return provedByMatadors(declaration.count);
    case 'kings':
      return provedByCourt(declaration, { cards: allKings, missing: `${declaration.missing}K` });
    case 'suit':
      return provedByCourt(declaration, {
        cards: courtRanks.map((rank) => declaration.suit + rank),
        missing: `${declaration.suit}${declaration.missing}`,
      });
  }
}

const provedByTaroks = (count: number, pagat: boolean): Proved => ({
  held: [...(pagat ? ['T1'] : []), ...(count === 22 ? ['X', ...allTaroks] : [])],
  notHeld: pagat ? [] : ['T1'],
});

/** `X`, `T21`, `T1`, and downwards from `T20` as far as the count goes; the next one is missing. */
const provedByMatadors = (count: number): Proved => ({
  held: ['X', 'T21', 'T1', ...allTaroks.slice(24 - count - 1, 20)],
  notHeld: count < 22 ? [tarok(23 - count)] : [],
});

type Court = { readonly cards: Cards; readonly missing: string };

function provedByCourt({ form, missing }: { form: string; missing?: unknown }, court: Court): Proved {
  if (form === 'abundant') return { held: ['X', ...court.cards], notHeld: [] };
  if (form === 'full') return { held: court.cards, notHeld: ['X'] };
  if (missing === undefined) return { held: ['X'], notHeld: [] };
  return { held: ['X', ...court.cards.filter((card) => card !== court.missing)], notHeld: [court.missing] };
}

/** The Scies laid away announces a tout; one who kept it would lose the trick to which it is played. */
function provedByBonus(bonus: Bonus): Proved {
  if (bonus.kind !== 'tout') return NOTHING;
  if (bonus.before !== undefined) return { held: ['X'], notHeld: [] };
  return bonus.made ? { held: [], notHeld: ['X'] } : NOTHING;
}
