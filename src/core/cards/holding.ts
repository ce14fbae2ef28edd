import { at, same } from './byte';
import { CAVALIER, cardOf, FOOL, JACK, KING, MONDO, PAGAT, QUEEN, tarok } from './card';
import { TAROK } from './suit';
import type { ThreeHands } from './three-hands';
import { countOf, holds } from './three-hands';

/** What stands in a hand now, as it is declared. */

/** The taroks in a hand, the fool counted among them. */
export const taroksHeld = (hands: ThreeHands, position: number): number =>
  countOf(hands, position, TAROK) + (holds(hands, position, FOOL) ? 1 : 0);

/** Fool, mondo, pagat, and one more for each of `T20`, `T19` … unbroken; 0 without the three. */
export function matadorsHeld(hands: ThreeHands, position: number): number {
  const isHeld = (card: number) => holds(hands, position, card);
  if (!isHeld(FOOL) || !isHeld(MONDO) || !isHeld(PAGAT)) return 0;
  let count = 3;
  while (count < 22 && isHeld(tarok(23 - count))) count += 1;
  return count;
}

/** How many of these cards are in a hand. */
export function heldAmong(hands: ThreeHands, position: number, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) count += same(at(hands.holder, card), position);
  return count;
}

/** Index of the first of these cards that is not in a hand, −1 if all are. */
export const absentAmong = (hands: ThreeHands, position: number, cards: readonly number[]): number =>
  cards.findIndex((card) => !holds(hands, position, card));

/** The court from the king down, as records list it. */
const court = [KING, QUEEN, CAVALIER, JACK];
const suits = [0, 1, 2, 3];

/** King, queen, cavalier and jack of each suit. */
export const courts: readonly (readonly number[])[] = suits.map((suit) =>
  court.map((rank) => cardOf(suit, rank)),
);

/** The four cards of a rank, spades first. */
export const fourOf = (rank: number): readonly number[] => suits.map((suit) => cardOf(suit, rank));
