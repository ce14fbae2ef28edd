import { worthOf } from './worth';

/** Face value of a card where cards are counted in threes: 5, 4, 3, 2 for honours and court, else 1. */
export const valueOf = (card: number): number => worthOf(card) + 1;

/**
 * Card points of a pile with this sum of face values: cards are counted in groups of three, two off for each
 * group, and one off for one or two cards left over. The grouping does not matter.
 */
export const countedInThrees = (sum: number, cards: number): number =>
  sum - 2 * Math.floor(cards / 3) - (cards % 3 === 0 ? 0 : 1);

/** Card points of a pile. */
export const pilePoints = (pile: readonly number[]): number =>
  countedInThrees(
    pile.reduce((sum, card) => sum + valueOf(card), 0),
    pile.length,
  );
