import type { Holdings, Proved } from '../../holdings';
import { allTaroks, holdingsOf, provedByHalf, provedByMatadors, PROVES_NOTHING } from '../../holdings';
import type { Table } from '../../table';
import type { Bonus, DanishResult, Declaration } from '../result';
import { courtRanks, suits } from '../result';

const allKings = suits.map((suit) => `${suit}K`);

/** By active seat, what its declarations and touts prove (section 8.3). */
export const toldHoldings = (
  { declarations = [], bonuses = [] }: DanishResult,
  { active }: Table,
): Holdings =>
  holdingsOf(active, (seat) => [
    ...declarations.filter((d) => d.seat === seat).map(provedByDeclaration),
    ...bonuses.filter((b) => b.seat === seat).map(provedByBonus),
  ]);

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

type Court = { readonly cards: readonly string[]; readonly missing: string };

function provedByCourt({ form, missing }: { form: string; missing?: unknown }, court: Court): Proved {
  if (form === 'abundant') return { held: ['X', ...court.cards], notHeld: [] };
  if (form === 'full') return { held: court.cards, notHeld: ['X'] };
  return provedByHalf(court.cards, missing === undefined ? null : court.missing);
}

/** The Scies laid away announces a tout; one who kept it would lose the trick to which it is played. */
function provedByBonus(bonus: Bonus): Proved {
  if (bonus.kind !== 'tout') return PROVES_NOTHING;
  if (bonus.before !== undefined) return { held: ['X'], notHeld: [] };
  return bonus.made ? { held: [], notHeld: ['X'] } : PROVES_NOTHING;
}
