import { cardOf, FOOL, isKing, KING, MONDO, PAGAT, suitOf } from '../../../cards/card';
import type { DiscardFormRule } from '../../../cards/discard';
import { choicesOf, discardFormRule, layAway } from '../../../cards/discard';
import { TAROK } from '../../../cards/suit';
import { countOf, DEALER, handOf, holds, TALON } from '../../../cards/three-hands';
import type { GermanState } from './state';

/**
 * The rule of section 4.2 that a discard would break. `matador`: where suit cards are short, `T1`, `T21` and
 * the Excuse stay all the same; `short`: then every suit card but the kings goes first.
 */
export type DiscardRule = DiscardFormRule | 'king' | 'fool' | 'tarok' | 'xxi' | 'matador' | 'short';

/** The rule the dealer would break by laying these cards away, or null. */
export function discardRule(state: GermanState, cards: readonly number[]): DiscardRule | null {
  const rule = discardFormRule(state, cards);
  if (rule !== null || cards.every(isFree)) return rule;
  if (cards.some(isKing)) return 'king';
  return isShort(state) ? shortRule(state, cards) : trioRule(state, cards);
}

/** A card of the four suits but a king may go whatever else is in the hand. */
const isFree = (card: number): boolean => card < PAGAT && !isKing(card);

const isTarok = (card: number): boolean => suitOf(card) === TAROK;

/** Are there fewer than three free cards? Then there are at most two, and Tarocs enough. */
const isShort = (state: GermanState): boolean => freeCount(state) < TALON;

function freeCount(state: GermanState): number {
  let count = 0;
  for (let suit = 0; suit < TAROK; suit++) {
    count += countOf(state, DEALER, suit) - (holds(state, DEALER, cardOf(suit, KING)) ? 1 : 0);
  }
  return count;
}

function shortRule(state: GermanState, cards: readonly number[]): DiscardRule | null {
  if (cards.some(isMatador)) return 'matador';
  return cards.filter(isFree).length < freeCount(state) ? 'short' : null;
}

const isMatador = (card: number): boolean => card === PAGAT || card === MONDO || card === FOOL;

/** All of them or none: the only three Tarocs, or the only two and the Excuse, with the Pagat among them. */
function trioRule(state: GermanState, cards: readonly number[]): DiscardRule | null {
  const taroks = cards.filter(isTarok).length;
  const fool = cards.includes(FOOL);
  if (taroks + (fool ? 1 : 0) < TALON || !isTrio(state, fool)) return fool ? 'fool' : 'tarok';
  return cards.includes(MONDO) && !state.rules.discardXXI ? 'xxi' : null;
}

/** May all Tarocs go, with the Excuse or without it? Without it none may be in hand, if it counts as one. */
function isTrio(state: GermanState, fool: boolean): boolean {
  if (!holds(state, DEALER, PAGAT)) return false;
  const taroks = countOf(state, DEALER, TAROK);
  if (fool) return taroks === TALON - 1;
  return taroks === TALON && !(state.rules.foolIsTarok && holds(state, DEALER, FOOL));
}

/** Lays three legal cards away; then everybody may declare. */
export function discard(state: GermanState, cards: readonly number[]): void {
  layAway(state, cards);
  state.phase = 'declare';
}

/** Every discard the rules allow. Up to some thousands. */
export function legalDiscards(state: GermanState): readonly (readonly number[])[] {
  const hand = handOf(state, DEALER);
  const free = hand.filter(isFree);
  if (!isShort(state)) return [...choicesOf(free, TALON), ...triosOf(state, hand)];
  const low = hand.filter((card) => card > PAGAT && card < MONDO);
  return choicesOf(low, TALON - free.length).map((taroks) => [...free, ...taroks]);
}

function triosOf(state: GermanState, hand: readonly number[]): readonly (readonly number[])[] {
  const taroks = hand.filter(isTarok);
  const trios = [taroks, [...taroks, FOOL]];
  return trios.filter((cards) => discardRule(state, cards) === null);
}
