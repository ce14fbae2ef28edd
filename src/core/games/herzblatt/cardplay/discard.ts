import { cardsIn, has, piquetWorth, setOf } from '../../../cards/piquet';
import { SKAT } from '../pack';
import { declarersHand } from './bidding';
import type { HerzState } from './state';
import { putDown, score } from './state';

/** The rule of section 4.3 that a discard would break. */
export type DiscardRule = 'count' | 'twice' | 'not-in-hand';

export function discardRule(state: HerzState, cards: readonly number[]): DiscardRule | null {
  if (cards.length !== SKAT) return 'count';
  if (cards[0] === cards[1]) return 'twice';
  const hand = declarersHand(state);
  return cards.every((card) => has(hand, card)) ? null : 'not-in-hand';
}

/** Lays two legal cards away; they count for the declarer, and forehand leads. */
export function discard(state: HerzState, cards: readonly number[]): void {
  state.skat = setOf(cards);
  putDown(state, state.declarer, state.skat);
  for (const card of cards) score(state, state.declarer, piquetWorth(card));
  state.phase = 'play';
  state.leader = state.forehand;
}

/** Any two cards of the hand. */
export function legalDiscards(state: HerzState): readonly (readonly number[])[] {
  const hand = cardsIn(declarersHand(state));
  return hand.flatMap((first, index) => hand.slice(index + 1).map((second) => [first, second]));
}
