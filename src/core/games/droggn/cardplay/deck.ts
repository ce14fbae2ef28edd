import { cardOf, FOOL, KING, PAGAT, tarok } from '../../../cards/card';
import type { Deck } from '../../../cards/deck';
import { SKAT } from '../../../cards/three-hands';
import type { Dealing } from '../../dealing';
import type { DroggnState } from './state';

export const HAND = 21;
export const TALON = 3;
export const TRICKS = 21;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Four to king in a black suit (0 and 3), ace to seven and the court in a red one. */
const blackRanks = range(3, KING);
const redRanks = [...range(0, 6), ...range(10, KING)];

const suitCards = [blackRanks, redRanks, redRanks, blackRanks].flatMap((ranks, suit) =>
  ranks.map((rank) => cardOf(suit, rank)),
);

/** The 66 cards: 21 trumps, the Gstieß, eleven of each suit. */
export const deck: Deck = {
  cards: [...suitCards, ...range(PAGAT, tarok(21)), FOOL],
  handSize: HAND,
  talonSize: TALON,
};

const inDeck = new Set<unknown>(deck.cards);

export const isInDeck = (card: number | null): boolean => inDeck.has(card);

/** The talon lies face down until a declarer takes it up. */
export const dealing: Dealing<DroggnState> = {
  deck,
  talon(state, card) {
    state.dealt[card] = SKAT;
    state.holder[card] = SKAT;
  },
};
