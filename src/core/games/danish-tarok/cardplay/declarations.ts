import { at, same } from '../../../cards/byte';
import { cardOf, FOOL, KING, MONDO, PAGAT, SUIT_SIZE, tarok } from '../../../cards/card';
import { TAROK } from '../../../cards/suit';
import type { Declaration, Form } from '../result';
import { courtRanks, suits } from '../result';
import type { DanishState } from './state';
import { countOf, DEALER, FOREHAND } from '../../../cards/three-hands';
import { seatOf } from '../../position';

/**
 * Section 4.3: everybody must declare what he holds, so it follows from the cards as dealt. Dealer, forehand,
 * middle.
 * To be asked before the discard, while the hands are what was dealt.
 */
export function declarationsOf(state: DanishState): readonly Declaration[] {
  const found: Declaration[] = [];
  declare(state, DEALER, found);
  declare(state, FOREHAND, found);
  declare(state, FOREHAND + 1, found);
  return found;
}

function declare(state: DanishState, position: number, found: Declaration[]): void {
  declareTaroks(state, position, found);
  declareMatadors(state, position, found);
  declareKings(state, position, found);
  for (let suit = 0; suit < suits.length; suit++) {
    const declared = declareCourt(state, position, suit);
    if (declared !== null) found.push(declared);
  }
}

const own = (state: DanishState, position: number, card: number): boolean =>
  at(state.dealt, card) === position;

function declareTaroks(state: DanishState, position: number, found: Declaration[]): void {
  const count = taroksAndFool(state, position);
  if (count < state.rules.declareTaroksFrom) return;
  const pagat = own(state, position, PAGAT);
  found.push({ seat: seatOf(state, position), kind: 'taroks', count, pagat });
}

/** Taroks dealt to a position, the fool counted among them. */
const taroksAndFool = (state: DanishState, position: number): number =>
  countOf(state, position, TAROK) + (own(state, position, FOOL) ? 1 : 0);

/** Must a position declare its taroks? */
export const hasTaroksToDeclare = (state: DanishState, position: number): boolean =>
  taroksAndFool(state, position) >= state.rules.declareTaroksFrom;

function declareMatadors(state: DanishState, position: number, found: Declaration[]): void {
  const count = matadorsOf(state, position);
  if (count > 0) found.push({ seat: seatOf(state, position), kind: 'matadors', count });
}

/** Fool, mondo, pagat, and one more for each of `T20`, `T19` … unbroken; 0 without the three. */
export function matadorsOf(state: DanishState, position: number): number {
  if (!own(state, position, FOOL) || !own(state, position, MONDO) || !own(state, position, PAGAT)) return 0;
  let count = 3;
  while (count < 22 && own(state, position, tarok(23 - count))) count += 1;
  return count;
}

/** Four cards with which something is declared, the highest first: the kings, or the court of a suit. */
type Family = { readonly first: number; readonly step: number };

const FAMILY = 4;
const kings: Family = { first: cardOf(0, KING), step: SUIT_SIZE };
const courts: readonly Family[] = suits.map((_, suit) => ({ first: cardOf(suit, KING), step: -1 }));

/** King, queen, cavalier and jack of a suit. */
export function courtOf(suit: number): Family {
  const court = courts[suit];
  if (court === undefined) throw new RangeError(`no suit with court cards: ${suit}`);
  return court;
}

function declareKings(state: DanishState, position: number, found: Declaration[]): void {
  const form = formOf(state, position, kings);
  if (form === null) return;
  const seat = seatOf(state, position);
  const missing = form === 'half' ? suits[absent(state, position, kings)] : undefined;
  found.push(missing ? { seat, kind: 'kings', form, missing } : { seat, kind: 'kings', form });
}

function declareCourt(state: DanishState, position: number, number: number): Declaration | null {
  const court = courtOf(number);
  const form = formOf(state, position, court);
  const suit = suits[number];
  if (form === null || suit === undefined) return null;
  const seat = seatOf(state, position);
  const missing = form === 'half' ? courtRanks[absent(state, position, court)] : undefined;
  return missing ? { seat, kind: 'suit', suit, form, missing } : { seat, kind: 'suit', suit, form };
}

/** Three with the fool, all four, or all four with the fool. Three without the fool is nothing. */
export function formOf(state: DanishState, position: number, { first, step }: Family): Form | null {
  const held =
    ownedOf(state, position, first) +
    ownedOf(state, position, first + step) +
    ownedOf(state, position, first + 2 * step) +
    ownedOf(state, position, first + 3 * step);
  if (held < FAMILY - 1) return null;
  const fool = own(state, position, FOOL);
  if (held < FAMILY) return fool ? 'half' : null;
  return fool ? 'abundant' : 'full';
}

/** 1 or 0. */
const ownedOf = (state: DanishState, position: number, card: number): number =>
  same(at(state.dealt, card), position);

/** Which of the four is not there: 0 the first, 3 the last. */
function absent(state: DanishState, position: number, { first, step }: Family): number {
  let index = 0;
  while (own(state, position, first + index * step)) index += 1;
  return index;
}
