import { at } from '../../../cards/byte';
import { CAVALIER, cardOf, FOOL, JACK, KING, MONDO, PAGAT, QUEEN, tarok } from '../../../cards/card';
import { TAROK } from '../../../cards/suit';
import type { CourtRank, Declaration, Form } from '../result';
import { courtRanks, suits } from '../result';
import type { DanishState } from './state';
import { countOf, DEALER, FOREHAND } from '../../../cards/three-hands';
import { seatOf } from '../../position';

/**
 * Section 4.3: everybody must declare what he holds, so it follows from the cards as dealt. Dealer, forehand, middle.
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
  for (let suit = 0; suit < suits.length; suit++) declareSuit(state, { position, suit }, found);
}

const own = (state: DanishState, position: number, card: number): boolean => at(state.dealt, card) === position;

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

const kings = suits.map((_, suit) => cardOf(suit, KING));
const ranks: Readonly<Record<CourtRank, number>> = { K: KING, Q: QUEEN, N: CAVALIER, J: JACK };
const courts = suits.map((_, suit) => courtRanks.map((rank) => cardOf(suit, ranks[rank])));

/** King, queen, cavalier and jack of a suit. */
export function courtOf(suit: number): readonly number[] {
  const cards = courts[suit];
  if (cards === undefined) throw new RangeError(`no suit with court cards: ${suit}`);
  return cards;
}

function declareKings(state: DanishState, position: number, found: Declaration[]): void {
  const form = formOf(state, position, kings);
  if (form === null) return;
  const missing = form === 'half' ? suits[absent(state, position, kings)] : undefined;
  found.push({ seat: seatOf(state, position), kind: 'kings', form, ...(missing && { missing }) });
}

type Family = { readonly position: number; readonly suit: number };

function declareSuit(state: DanishState, { position, suit: number }: Family, found: Declaration[]): void {
  const cards = courtOf(number);
  const form = formOf(state, position, cards);
  const suit = suits[number];
  if (form === null || suit === undefined) return;
  const missing = form === 'half' ? courtRanks[absent(state, position, cards)] : undefined;
  found.push({ seat: seatOf(state, position), kind: 'suit', suit, form, ...(missing && { missing }) });
}

/** Of four cards: three with the fool, all four, or all four with the fool. Three without the fool is nothing. */
export function formOf(state: DanishState, position: number, cards: readonly number[]): Form | null {
  const fool = own(state, position, FOOL);
  const most = fool ? 1 : 0;
  let lacking = 0;
  for (let index = 0; index < cards.length && lacking <= most; index++) {
    if (!own(state, position, cards[index] ?? FOOL)) lacking += 1;
  }
  if (lacking > most) return null;
  if (lacking === 1) return 'half';
  return fool ? 'abundant' : 'full';
}

/** Which of the four is not there. */
const absent = (state: DanishState, position: number, cards: readonly number[]): number =>
  cards.findIndex((card) => !own(state, position, card));
