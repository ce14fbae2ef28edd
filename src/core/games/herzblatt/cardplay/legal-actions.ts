import { cardsIn, piquetCode } from '../../../cards/piquet';
import type { Action } from '../../play';
import { seatOf } from '../../position';
import { bids } from './action';
import { legalDiscards } from './discard';
import { playRule } from './playable';
import type { HerzState } from './state';
import { handOf, turnOf } from './state';

/** Every action the rules allow now; empty after the end. */
export function legalActions(state: HerzState): readonly Action[] {
  const position = turnOf(state);
  const seat = seatOf(state, position);
  switch (state.phase) {
    case 'bid':
      return bids.map((bid) => ({ type: 'bid', seat, bid }));
    case 'discard':
      return legalDiscards(state).map((cards) => ({ type: 'discard', seat, cards: cards.map(piquetCode) }));
    case 'play':
      return cardsIn(handOf(state, position))
        .filter((card) => playRule(state, position, card) === null)
        .map((card) => ({ type: 'play', seat, card: piquetCode(card) }));
    case 'finished':
      return [];
  }
}
