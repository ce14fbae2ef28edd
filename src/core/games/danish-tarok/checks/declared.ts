import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Holdings } from '../../holdings';
import { heldAndNot, heldTwice, suitCardsIn, taroksIn } from '../../holdings';
import { pagatStatement } from '../../pagat';
import type { DanishContext } from '../left';
import type { DanishResult } from '../result';

/** Who holds what, as far as a result tells; and the result and the table it is about. */
export type Told = { readonly result: DanishResult; readonly holdings: Holdings; readonly at: DanishContext };

/** Declarations and touts that cannot all be true. `about` says why; the first reason found. */
export function declarationConflict(told: Told): readonly Problem[] {
  const conflict =
    heldTwice(told.holdings) ??
    heldAndNot(told.holdings) ??
    matadorsWithoutTaroks(told) ??
    tooManyTaroks(told) ??
    tooManyCards(told);
  return conflict ? [wrong('declaration-conflict', 'declarations', conflict)] : [];
}

function matadorsWithoutTaroks({ result, at }: Told) {
  for (const declaration of result.declarations ?? []) {
    if (declaration.kind !== 'matadors') continue;
    const { seat, count } = declaration;
    const taroks = taroksDeclared(result, seat);
    const least = at.rules.declareTaroksFrom;
    if (taroks === null ? count >= least : taroks < count) return { about: 'matadors-taroks', seat, count };
  }
  return null;
}

function tooManyTaroks(told: Told) {
  const sum = told.at.table.active.reduce((total, seat) => total + leastTaroks(told, seat), 0);
  return sum > 22 ? { about: 'taroks-count', sum, due: 22 } : null;
}

function tooManyCards(told: Told) {
  const { active, dealer } = told.at.table;
  for (const seat of active) {
    const due = seat === dealer ? 28 : 25;
    const sum = leastTaroks(told, seat) + suitCardsIn(told.holdings.get(seat));
    if (sum > due) return { about: 'cards-count', seat, sum, due };
  }
  return null;
}

/** The fewest taroks, the Scies among them, that this hand can have held. */
function leastTaroks({ result, holdings, at }: Told, seat: Seat): number {
  const proved = new Set(taroksIn(holdings.get(seat)));
  if (pagatStatement(result, at.table)?.seat === seat) proved.add('T1');
  return Math.max(taroksDeclared(result, seat) ?? 0, proved.size);
}

function taroksDeclared({ declarations = [] }: DanishResult, seat: Seat): number | null {
  for (const declaration of declarations) {
    if (declaration.kind === 'taroks' && declaration.seat === seat) return declaration.count;
  }
  return null;
}

/** Four kings in the pack: those played and those proved, for each player the greater number. */
export function kingsCount({ result, holdings, at }: Told): readonly Problem[] {
  const sum = at.table.active.reduce((total, seat) => {
    const proved = [...(holdings.get(seat)?.held ?? [])].filter((card) => card.endsWith('K')).length;
    return total + Math.max(kingsPlayed(result, seat), proved, kingsDeclared(result, seat) ? 3 : 0);
  }, 0);
  return sum > 4 ? [wrong('kings-count', 'bonuses', { sum, due: 4 })] : [];
}

const kingsPlayed = ({ bonuses = [] }: DanishResult, seat: Seat): number =>
  bonuses.filter((b) => b.seat === seat && (b.kind === 'king' || b.kind === 'king-ultimo')).length;

const kingsDeclared = ({ declarations = [] }: DanishResult, seat: Seat): boolean =>
  declarations.some((d) => d.seat === seat && d.kind === 'kings');
