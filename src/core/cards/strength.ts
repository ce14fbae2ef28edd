import { at } from './byte';
import { cardOf, FOOL, JACK, PACK, PAGAT, rankOf, SUIT_SIZE, suitOf } from './card';
import { NO_SUIT, TAROK } from './suit';

/**
 * What a card is worth in a trick, by suit led: a table of bytes at `led * ROW + card`. 0 cannot win; a
 * card of the suit led has 1 … 14, a tarok more than any of them.
 */
export type Strengths = Uint8Array;

const ROW = 128;
const TAROK_BASE = 64;

export const strengthOf = (strengths: Strengths, led: number, card: number): number =>
  at(strengths, led * ROW + card);

/**
 * Are the pip cards of hearts and diamonds ranked the other way round: ace high, then 2 … 10? Is the fool
 * the highest tarok, where it is no excuse?
 */
export function strengthsOf(redReversed: boolean, foolHighest = false): Strengths {
  const table = new Uint8Array((NO_SUIT + 1) * ROW);
  for (let led = 0; led <= NO_SUIT; led++) {
    for (let card = 0; card < PACK; card++) table[led * ROW + card] = strength(led, card, redReversed);
    if (foolHighest) table[led * ROW + FOOL] = TAROK_BASE + FOOL - PAGAT;
  }
  return table;
}

function strength(led: number, card: number, redReversed: boolean): number {
  const suit = suitOf(card);
  if (suit === TAROK) return TAROK_BASE + card - PAGAT;
  if (suit !== led || suit === NO_SUIT) return 0;
  return 1 + (redReversed && isRedPip(card) ? JACK - 1 - rankOf(card) : rankOf(card));
}

const isRedPip = (card: number): boolean =>
  card >= cardOf(1, 0) && card < cardOf(3, 0) && card % SUIT_SIZE < JACK;
