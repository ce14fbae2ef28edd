import type { Params } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Holdings } from '../../holdings';
import { heldAndNot, heldTwice, suitCardsIn, taroksIn } from '../../holdings';
import type { GermanContext } from '../left';
import type { GermanResult } from '../result';
import { MOST_TAROKS } from '../result';

/** In a hand. Everything that is declared refers to the cards after the discard. */
const HAND = 25;

/** Who holds what, as far as a result tells; and the result and the table it is about. */
export type Told = { readonly result: GermanResult; readonly holdings: Holdings; readonly at: GermanContext };

/** Declarations that cannot all be true. `about` says why; the first reason found. */
export function declarationConflict(told: Told): readonly Problem[] {
  const conflict =
    heldTwice(told.holdings) ??
    heldAndNot(told.holdings) ??
    matadorsWithoutTaroks(told) ??
    tooManyTaroks(told) ??
    tooManyCards(told);
  return conflict ? [wrong('declaration-conflict', 'declarations', conflict)] : [];
}

/** The matadors are taroks, the Excuse perhaps not. */
function matadorsWithoutTaroks({ result, at }: Told): Params | null {
  for (const { kind, seat, ...declared } of result.declarations ?? []) {
    if (kind !== 'matadors' || !('count' in declared)) continue;
    const { count } = declared;
    const due = at.rules.foolIsTarok ? count : count - 1;
    const taroks = taroksDeclared(result, seat);
    if (taroks !== null && taroks < due) return { about: 'matadors-taroks', seat, count, due };
  }
  return null;
}

function tooManyTaroks(told: Told): Params | null {
  const sum = told.at.table.active.reduce((total, seat) => total + leastTaroks(told, seat), 0);
  return sum > MOST_TAROKS ? { about: 'taroks-count', sum, due: MOST_TAROKS } : null;
}

function tooManyCards(told: Told): Params | null {
  for (const seat of told.at.table.active) {
    const sum = leastTaroks(told, seat) + suitCardsIn(told.holdings.get(seat));
    if (sum > HAND) return { about: 'cards-count', seat, sum, due: HAND };
  }
  return null;
}

/** The fewest cards that this hand can have held of those that count as taroks. */
function leastTaroks({ result, holdings, at }: Told, seat: Seat): number {
  const proved = taroksIn(holdings.get(seat));
  const uncounted = !at.rules.foolIsTarok && proved.has('X') ? 1 : 0;
  return Math.max(taroksDeclared(result, seat) ?? 0, proved.size - uncounted);
}

function taroksDeclared({ declarations = [] }: GermanResult, seat: Seat): number | null {
  for (const declaration of declarations) {
    if (declaration.kind === 'taroks' && declaration.seat === seat) return declaration.count;
  }
  return null;
}
