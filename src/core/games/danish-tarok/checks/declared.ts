import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Holdings, Proof } from './holdings';
import { allTaroks } from './holdings';
import type { DanishContext } from '../left';
import { pagatStatement } from './pagat';
import type { DanishResult, Declaration } from '../result';

/** A second `taroks` of a seat; any second `matadors`, `kings`, or `suit` of a suit. */
export function declarationTwice({ declarations = [] }: DanishResult): readonly Problem[] {
  const seen = new Set<string>();
  return declarations.flatMap((declaration, index) => {
    const name = nameOf(declaration);
    const twice = seen.has(name);
    seen.add(name);
    return twice ? [wrong('declaration-twice', `declarations.${index}`, paramsOf(declaration))] : [];
  });
}

function nameOf(declaration: Declaration): string {
  switch (declaration.kind) {
    case 'taroks':
      return `taroks ${declaration.seat}`;
    case 'suit':
      return `suit ${declaration.suit}`;
    case 'matadors':
    case 'kings':
      return declaration.kind;
  }
}

const paramsOf = (declaration: Declaration) => ({
  kind: declaration.kind,
  seat: declaration.seat,
  suit: declaration.kind === 'suit' ? declaration.suit : '',
});

/** Who holds what, as far as a result tells; and the result and the table it is about. */
export type Told = { readonly result: DanishResult; readonly holdings: Holdings; readonly at: DanishContext };

/** Declarations and touts that cannot all be true. `about` says why; the first reason found. */
export function declarationConflict(told: Told): readonly Problem[] {
  const conflict =
    heldTwice(told) ??
    heldAndNot(told) ??
    matadorsWithoutTaroks(told) ??
    tooManyTaroks(told) ??
    tooManyCards(told);
  return conflict ? [wrong('declaration-conflict', 'declarations', conflict)] : [];
}

function heldTwice({ holdings }: Told) {
  const holders = new Map<string, Seat>();
  for (const [seat, { held }] of holdings) {
    for (const card of held) {
      const other = holders.get(card);
      if (other !== undefined) return { about: 'card-twice', card, seat: other, other: seat };
      holders.set(card, seat);
    }
  }
  return null;
}

function heldAndNot({ holdings }: Told) {
  for (const [seat, { held, notHeld }] of holdings) {
    const card = [...held].find((one) => notHeld.has(one));
    if (card) return { about: 'card-held-and-not', card, seat };
  }
  return null;
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
    const sum = leastTaroks(told, seat) + suitCards(told.holdings.get(seat));
    if (sum > due) return { about: 'cards-count', seat, sum, due };
  }
  return null;
}

const taroksAndFool: ReadonlySet<string> = new Set(['X', ...allTaroks]);

/** The fewest taroks, the Scies among them, that this hand can have held. */
function leastTaroks({ result, holdings, at }: Told, seat: Seat): number {
  const proved = new Set([...(holdings.get(seat)?.held ?? [])].filter((card) => taroksAndFool.has(card)));
  if (pagatStatement(result, at)?.seat === seat) proved.add('T1');
  return Math.max(taroksDeclared(result, seat) ?? 0, proved.size);
}

const suitCards = (proof: Proof | undefined): number =>
  [...(proof?.held ?? [])].filter((card) => card !== 'X' && !card.startsWith('T')).length;

function taroksDeclared({ declarations = [] }: DanishResult, seat: Seat): number | null {
  for (const declaration of declarations) {
    if (declaration.kind === 'taroks' && declaration.seat === seat) return declaration.count;
  }
  return null;
}

/** The one statement of the pagat's fate against what the declarations prove. */
export function pagatHolder({ result, holdings, at }: Told): readonly Problem[] {
  const statement = pagatStatement(result, at);
  if (!statement) return [];
  const { seat, path } = statement;
  const other = at.table.active.find((one) => one !== seat && holdings.get(one)?.held.has('T1'));
  if (other !== undefined) return [wrong('pagat-holder', path, { about: 'other', seat, other })];
  return holdings.get(seat)?.notHeld.has('T1') ? [wrong('pagat-holder', path, { about: 'not', seat })] : [];
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
