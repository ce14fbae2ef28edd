import { at } from './byte';
import { CAVALIER, FOOL, isKing, JACK, MONDO, PACK, PAGAT, QUEEN, SUIT_SIZE } from './card';

/**
 * What a card adds to its pile when every trick counts 1 by itself: 4, 3, 2, 1, or 0 for taroks and
 * pip cards.
 */
export const worthOf = (card: number): number => at(worths, card);

const worths = Uint8Array.from({ length: PACK }, (_, card) => worth(card));

function worth(card: number): number {
  if (card === PAGAT || card === MONDO || card === FOOL || isKing(card)) return 4;
  return card < PAGAT ? courtWorth(card % SUIT_SIZE) : 0;
}

function courtWorth(rank: number): number {
  if (rank === QUEEN) return 3;
  if (rank === CAVALIER) return 2;
  return rank === JACK ? 1 : 0;
}
