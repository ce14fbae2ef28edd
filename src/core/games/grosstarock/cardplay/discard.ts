import { FOOL, isKing, KING, MONDO, PAGAT, suitOf } from '../../../cards/card';
import type { DiscardFormRule } from '../../../cards/discard';
import { choicesOf, discardFormRule, layAway } from '../../../cards/discard';
import { fourOf, heldAmong } from '../../../cards/holding';
import { TAROK } from '../../../cards/suit';
import { countOf, DEALER, handOf, holds, SKAT, TALON } from '../../../cards/three-hands';
import type { GrossState } from './state';

/** The rule of section 4.2 that a discard would break. */
export type DiscardRule = DiscardFormRule | BarredRule | TarokRule;

type BarredRule = 'king' | 'mondo' | 'fool';

type TarokRule = 'tarok' | 'pagat-only' | 'suits-first' | 'pagat';

/** With the Pagat at most two other Tarocks may be in the hand of who lays Tarocks away. */
const MOST_TAROKS = 3;

/** The rule the dealer would break by laying these cards away, or null. */
export function discardRule(state: GrossState, cards: readonly number[]): DiscardRule | null {
  return discardFormRule(state, cards) ?? barredRule(cards) ?? tarokRule(state, cards);
}

/** Cards that never go, whatever else is in the hand. */
function barredRule(cards: readonly number[]): BarredRule | null {
  for (const card of cards) {
    if (isKing(card)) return 'king';
    if (card === MONDO) return 'mondo';
    if (card === FOOL) return 'fool';
  }
  return null;
}

/**
 * Tarocks go only with the Pagat from a hand that has at most two others; where there are not three suit
 * cards to lay away, all of them and other Tarocks.
 */
function tarokRule(state: GrossState, cards: readonly number[]): TarokRule | null {
  const taroks = tarokCount(cards);
  const free = freeCount(state);
  if (free < TALON) return shortRule(cards, { taroks, due: TALON - free });
  if (taroks === 0) return null;
  if (!holds(state, DEALER, PAGAT) || countOf(state, DEALER, TAROK) > MOST_TAROKS) return 'tarok';
  const alone = taroks === 1 && cards.includes(PAGAT);
  return state.rules.tarokDiscard === 'pagat-only' && !alone ? 'pagat-only' : null;
}

function tarokCount(cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) if (suitOf(card) === TAROK) count += 1;
  return count;
}

type Short = { readonly taroks: number; readonly due: number };

function shortRule(cards: readonly number[], { taroks, due }: Short): TarokRule | null {
  if (taroks !== due) return 'suits-first';
  return cards.includes(PAGAT) ? 'pagat' : null;
}

/** The dealer's suit cards that are not kings. */
function freeCount(state: GrossState): number {
  let count = 0;
  for (let suit = 0; suit < TAROK; suit++) count += countOf(state, DEALER, suit);
  return count - heldAmong(state, DEALER, kings);
}

const kings = fourOf(KING);

/** Lays three legal cards away, into the dealer's pile; then the dealer is the first to declare. */
export function discard(state: GrossState, cards: readonly number[]): void {
  layAway(state, cards);
  state.phase = 'declare';
}

/** Every discard the rules allow. Up to some thousands. */
export const legalDiscards = (state: GrossState): readonly (readonly number[])[] =>
  choicesOf(
    handOf(state, DEALER).filter((card) => barredRule([card]) === null),
    TALON,
  ).filter((cards) => tarokRule(state, cards) === null);

export const isPagatDiscarded = (state: GrossState): boolean => holds(state, SKAT, PAGAT);
