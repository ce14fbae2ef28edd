import { PACK } from './card';
import { HAND, TALON } from './three-hands';

/** The cards of a game among three and how they are dealt: so many to each hand, the rest to the talon. */
export type Deck = {
  readonly cards: readonly number[];
  readonly handSize: number;
  readonly talonSize: number;
};

/** All 78 cards. */
export const wholePack: readonly number[] = Array.from({ length: PACK }, (_, card) => card);

/** The whole pack, 25 to each and three to the talon. */
export const fullDeck: Deck = { cards: wholePack, handSize: HAND, talonSize: TALON };
