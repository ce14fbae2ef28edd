import { at } from '../../../cards/byte';
import { CAVALIER, cardOf, FOOL, JACK, KING, MONDO, PAGAT, QUEEN, suitOf, tarok } from '../../../cards/card';
import { letterOfSuit, TAROK } from '../../../cards/suit';
import type { CourtRank, Declaration, Form, Suit } from '../result';
import { courtRanks, suits } from '../result';
import type { DanishState } from './state';
import { DEALER, FOREHAND, seatOf } from './state';

/**
 * Section 4.3: everybody must declare what he holds, so it follows from the cards as dealt. Dealer,
 * forehand, middle.
 */
export const declarationsOf = (state: DanishState): readonly Declaration[] =>
  [DEALER, FOREHAND, FOREHAND + 1].flatMap((position) => declarationsBy(state, position));

function declarationsBy(state: DanishState, position: number): readonly Declaration[] {
  const own = (card: number) => state.dealt[card] === position;
  const seat = seatOf(state, position);
  const taroks = [...taroksDeclared(state, position), ...matadors(own, seat)];
  return [...taroks, ...kings(own, seat), ...courtSuits(own, seat)];
}

/** Was a card dealt to the player in question? */
type Own = (card: number) => boolean;

function taroksDeclared(state: DanishState, position: number): readonly Declaration[] {
  const count = taroksAndFool(state, position);
  if (count < state.rules.declareTaroksFrom) return [];
  const pagat = at(state.dealt, PAGAT) === position;
  return [{ seat: seatOf(state, position), kind: 'taroks', count, pagat }];
}

/** Taroks dealt to a position, the fool counted among them. */
export function taroksAndFool({ dealt }: DanishState, position: number): number {
  let count = 0;
  for (let card = PAGAT; card <= FOOL; card++) if (dealt[card] === position) count += 1;
  return count;
}

function matadors(own: Own, seat: number): readonly Declaration[] {
  const count = matadorsHeld(own);
  return count === 0 ? [] : [{ seat, kind: 'matadors', count }];
}

/** Fool, mondo, pagat, and one more for each of `T20`, `T19` … unbroken; 0 without the three. */
export function matadorsHeld(own: Own): number {
  if (!own(FOOL) || !own(MONDO) || !own(PAGAT)) return 0;
  let count = 3;
  while (count < 22 && own(tarok(23 - count))) count += 1;
  return count;
}

const kingCards = suits.map((_, suit) => cardOf(suit, KING));
const ranksByLetter: Readonly<Record<CourtRank, number>> = { K: KING, Q: QUEEN, N: CAVALIER, J: JACK };
const courtCards = suits.map((_, suit) => courtRanks.map((rank) => cardOf(suit, ranksByLetter[rank])));

function kings(own: Own, seat: number): readonly Declaration[] {
  const form = formOf(own, kingCards);
  if (form === null) return [];
  const missing = form === 'half' ? suits[absent(own, kingCards)] : undefined;
  return [{ seat, kind: 'kings', form, ...(missing && { missing }) }];
}

const courtSuits = (own: Own, seat: number): readonly Declaration[] =>
  courtCards.flatMap((cards, suit) => courtSuit(own, cards, { seat, suit: sideSuit(suit) }));

type Family = { readonly seat: number; readonly suit: Suit };

function courtSuit(own: Own, cards: readonly number[], of: Family): readonly Declaration[] {
  const form = formOf(own, cards);
  if (form === null) return [];
  const missing = form === 'half' ? courtRanks[absent(own, cards)] : undefined;
  return [{ seat: of.seat, kind: 'suit', suit: of.suit, form, ...(missing && { missing }) }];
}

/**
 * Of four cards: three with the fool, all four, or all four with the fool. Three without the fool is
 * nothing.
 */
function formOf(own: Own, cards: readonly number[]): Form | null {
  let held = 0;
  for (const card of cards) if (own(card)) held += 1;
  if (held < 3) return null;
  if (held === 3) return own(FOOL) ? 'half' : null;
  return own(FOOL) ? 'abundant' : 'full';
}

/** Which of the four is not there. */
const absent = (own: Own, cards: readonly number[]): number => cards.findIndex((card) => !own(card));

function sideSuit(suit: number): Suit {
  const letter = letterOfSuit(suit);
  if (letter === 'T') throw new RangeError('taroks are no side suit');
  return letter;
}

/**
 * Does a card of the dealer's belong to one of his declarations? The fool is exempt (section 4.2, rule
 * 4).
 */
export function declaredCards(state: DanishState): (card: number) => boolean {
  const own = (card: number) => state.dealt[card] === DEALER;
  const allTaroks = taroksAndFool(state, DEALER) >= state.rules.declareTaroksFrom;
  const lowestMatador = 24 - matadorsHeld(own);
  return (card) => {
    if (card === FOOL) return false;
    if (suitOf(card) === TAROK) return allTaroks || (lowestMatador < 22 && isMatador(card, lowestMatador));
    return isCourtDeclared(own, card);
  };
}

/** The matadors but the fool: the pagat, and the taroks from the mondo down. */
const isMatador = (card: number, lowest: number): boolean => card === PAGAT || card >= tarok(lowest);

function isCourtDeclared(own: Own, card: number): boolean {
  const families = [kingCards, ...courtCards];
  return families.some((cards) => cards.includes(card) && formOf(own, cards) !== null);
}
