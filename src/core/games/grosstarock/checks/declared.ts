import type { Params } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { heldAndNot, heldTwice, suitCardsIn, taroksIn } from '../../holdings';
import type { CountedKind } from '../amounts';
import type { Declaration, GrossResult } from '../result';
import type { GrossRules } from '../rules';
import type { Told } from './told';

/** A second declaration of a kind: by the same player, or by anybody where only one can have it. */
export function declarationTwice({ result, at }: Told): readonly Problem[] {
  const seen = new Set<string>();
  return (result.declarations ?? []).flatMap((declaration, index) => {
    const name = nameOf(declaration, at.rules);
    const twice = seen.has(name);
    seen.add(name);
    return twice ? [wrong('declaration-twice', `declarations.${index}`, { seat: declaration.seat })] : [];
  });
}

function nameOf(declaration: Declaration, rules: GrossRules): string {
  switch (declaration.kind) {
    case 'taroks':
    case 'ladons':
      return `${declaration.kind} ${declaration.seat}`;
    case 'kings':
      return rules.kings === 'kings-with-fool' ? 'kings' : `kings ${declaration.seat}`;
    case 'suit':
      return `suit ${declaration.suit}`;
    case 'matadors':
    case 'queens':
    case 'cavaliers':
    case 'jacks':
      return declaration.kind;
  }
}

/** Declarations and a Vole that cannot all be true. `about` says why; the first reason found. */
export function declarationConflict(told: Told): readonly Problem[] {
  const conflict =
    heldTwice(told.holdings) ??
    heldAndNot(told.holdings) ??
    fewerTaroksThanMatadors(told) ??
    tooManyTaroks(told) ??
    tooManyCards(told) ??
    tooManyLadons(told) ??
    tooManyKings(told);
  return conflict ? [wrong('declaration-conflict', 'declarations', conflict)] : [];
}

function fewerTaroksThanMatadors({ result, at }: Told): Params | null {
  for (const seat of at.table.active) {
    const taroks = declared(result, 'taroks', seat);
    const count = declared(result, 'matadors', seat);
    if (taroks > 0 && taroks < count) return { about: 'matadors-taroks', seat, count, taroks };
  }
  return null;
}

function tooManyTaroks(told: Told): Params | null {
  const sum = told.at.table.active.reduce((total, seat) => total + leastTaroks(told, seat), 0);
  return sum > 22 ? { about: 'taroks-count', sum, due: 22 } : null;
}

/** A Sküs that counts as a ladon is counted twice. */
function tooManyCards(told: Told): Params | null {
  const { table, rules } = told.at;
  const due = rules.ladonFool ? 26 : 25;
  for (const seat of table.active) {
    const suits = declared(told.result, 'ladons', seat) + suitCardsIn(told.holdings.get(seat));
    const sum = leastTaroks(told, seat) + suits;
    if (sum > due) return { about: 'cards-count', seat, sum, due };
  }
  return null;
}

function tooManyLadons({ result, at }: Told): Params | null {
  const due = at.rules.ladonFool ? 41 : 40;
  const sum = allDeclared(result, 'ladons');
  return sum > due ? { about: 'ladons-count', sum, due } : null;
}

function tooManyKings({ result, at }: Told): Params | null {
  if (at.rules.kings === 'kings-with-fool') return null;
  const sum = allDeclared(result, 'kings');
  return sum > 7 ? { about: 'kings-count', sum, due: 7 } : null;
}

/** The fewest Tarocks, the Sküs among them, that this hand can have held. */
const leastTaroks = ({ result, holdings }: Told, seat: Seat): number =>
  Math.max(declared(result, 'taroks', seat), taroksIn(holdings.get(seat)).size);

/** The number that a player declared of this kind; 0 if he did not. */
function declared({ declarations = [] }: GrossResult, kind: CountedKind, seat: Seat): number {
  for (const one of declarations) if (one.kind === kind && one.seat === seat) return one.count;
  return 0;
}

const allDeclared = ({ declarations = [] }: GrossResult, kind: CountedKind): number =>
  declarations.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);
