import { cardOfCode } from '../../../cards/card';
import type { FormedAction } from './action';
import { declare } from './declarations';
import { discard } from './discard';
import type { GermanState } from './state';
import { playCard } from './trick';

/** Does an action in which no breach was found. */
export function move(state: GermanState, action: FormedAction): void {
  switch (action.type) {
    case 'discard':
      return discard(state, cardsOf(action['cards']));
    case 'declare':
      return declare(state, action['declarations']);
    case 'play':
      return playCard(state, cardFrom(action['card']));
  }
}

const cardsOf = (codes: unknown): readonly number[] => (Array.isArray(codes) ? codes.map(cardFrom) : []);

function cardFrom(code: unknown): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}
