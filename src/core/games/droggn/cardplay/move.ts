import { cardOfCode } from '../../../cards/card';
import { positionOf } from '../../position';
import type { FormedAction } from './action';
import { bid, bidOf } from './auction';
import { cardsOf, tradeOf } from './breach';
import { buy } from './buying';
import { discard } from './discard';
import { double, doublingOf } from './doubling';
import { announce, announcementOf, NONE } from './laying-out';
import type { DroggnState } from './state';
import { PASS } from './state';
import { playCard } from './trick';

/** Does an action in which no breach was found. */
export function move(state: DroggnState, action: FormedAction): void {
  switch (action.type) {
    case 'bid':
      return bid(state, bidOf(action['bid']) ?? PASS);
    case 'discard':
      return discard(state, cardsOf(action['cards']));
    case 'buy':
      return buy(state, tradeOf(action));
    case 'announce':
      return announce(state, announcedIn(action['bonuses']));
    case 'double':
      return double(state, doublingOf(action['double']) ?? PASS);
    case 'play':
      return playCard(state, cardOfCode(action['card']) ?? 0);
    case 'revoke':
      return revoke(state, positionOf(state, action.seat));
  }
}

function announcedIn(bonuses: unknown): number {
  const what = announcementOf(Array.isArray(bonuses) ? bonuses : []);
  return typeof what === 'number' ? what : NONE;
}

/** Section 4.8: the table's ruling ends the deal. */
export function revoke(state: DroggnState, position: number): void {
  state.revoker = position;
  state.phase = 'finished';
}
