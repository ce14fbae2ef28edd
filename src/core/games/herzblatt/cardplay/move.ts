import { piquetOfCode } from '../../../cards/piquet';
import type { FormedAction } from './action';
import { pass, playSolo } from './bidding';
import { discard } from './discard';
import type { HerzState } from './state';
import { playCard } from './trick';

/** Does an action in which no breach was found. */
export function move(state: HerzState, action: FormedAction): void {
  switch (action.type) {
    case 'bid':
      return action['bid'] === 'solo' ? playSolo(state) : pass(state);
    case 'discard':
      return discard(state, cardsFrom(action['cards']));
    case 'play':
      return playCard(state, cardFrom(action['card']));
  }
}

const cardsFrom = (codes: unknown): readonly number[] => (Array.isArray(codes) ? codes.map(cardFrom) : []);

function cardFrom(code: unknown): number {
  const card = piquetOfCode(code);
  if (card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}
