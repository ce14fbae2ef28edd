import { pilePoints } from '../../../cards/counting';
import { handOf, holds, putDown, score, SKAT } from '../../../cards/three-hands';
import { stageSize } from '../contract';
import { isHonour, isTarock } from '../pack';
import type { HusarlnState } from './state';
import { ownTalon, rejectedCards, talonContract } from './talon';

/** The rule of section 4.4 that a discard would break. */
export type DiscardRule = 'count' | 'twice' | 'not-in-hand' | 'honour' | 'tarok';

/** As many cards as were taken. */
export const discardSize = (state: HusarlnState): number => stageSize[talonContract(state)];

/** The rule the declarer would break by laying these cards away, or null. */
export function discardRule(state: HusarlnState, cards: readonly number[]): DiscardRule | null {
  if (cards.length !== discardSize(state)) return 'count';
  if (cards.length === 2 && cards[0] === cards[1]) return 'twice';
  for (const card of cards) if (!holds(state, state.declarer, card)) return 'not-in-hand';
  let tarocks = 0;
  for (const card of cards) {
    if (isHonour(card)) return 'honour';
    if (isTarock(card)) tarocks += 1;
  }
  return tarocks > 0 && tarocks > taroksAllowed(state) ? 'tarok' : null;
}

/** A Tarock goes only if there is nothing else, and then everything plain goes with it. */
function taroksAllowed(state: HusarlnState): number {
  const plain = handOf(state, state.declarer).filter((card) => !isTarock(card) && !isHonour(card));
  return Math.max(0, discardSize(state) - plain.length);
}

/** Every discard that may be made: one card, or two in ascending order. */
export function legalDiscards(state: HusarlnState): readonly (readonly number[])[] {
  const free = handOf(state, state.declarer).filter((card) => !isHonour(card));
  const choices = discardSize(state) === 1 ? free.map((card) => [card]) : pairsOf(free);
  return choices.filter((cards) => discardRule(state, cards) === null);
}

const pairsOf = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.flatMap((first, index) => cards.slice(index + 1).map((second) => [first, second]));

/** Lays cards away. They count with the declarer's tricks, and so may the talon cards he rejected. */
export function discard(state: HusarlnState, cards: readonly number[]): void {
  for (const card of cards) putDown(state, card, SKAT);
  score(state, state.declarer, pilePoints(withRejected(state, cards)));
  ownTalon(state);
  state.phase = 'announce';
}

const withRejected = (state: HusarlnState, cards: readonly number[]): readonly number[] =>
  state.rules.rejectedTo === 'declarer' ? [...cards, ...rejectedCards(state)] : cards;
