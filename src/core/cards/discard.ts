import type { ThreeHands } from './three-hands';
import { DEALER, holds, putDown, score, SKAT, TALON } from './three-hands';
import { worthOf } from './worth';

/** What is wrong with three cards laid away in any game: their number, one named twice, one not in hand. */
export type DiscardFormRule = 'count' | 'twice' | 'not-in-hand';

export function discardFormRule(hands: ThreeHands, cards: readonly number[]): DiscardFormRule | null {
  const [first, second, third] = cards;
  if (cards.length !== TALON) return 'count';
  if (first === second || second === third || third === first) return 'twice';
  for (const card of cards) if (!holds(hands, DEALER, card)) return 'not-in-hand';
  return null;
}

/** Three cards of the dealer's: they count like a trick of his. */
export function layAway(hands: ThreeHands, cards: readonly number[]): void {
  score(hands, DEALER, 1);
  for (const card of cards) {
    putDown(hands, card, SKAT);
    score(hands, DEALER, worthOf(card));
  }
}

/** All ways to choose so many of these cards, at least one, in their order. */
export function choicesOf(cards: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 1) return cards.map((card) => [card]);
  return cards.flatMap((card, index) =>
    choicesOf(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]),
  );
}
