import { codeOf } from '../../../cards/card';
import { handOf } from '../../../cards/three-hands';
import type { Action } from '../../play';
import { seatOf } from '../../position';
import { legalAnnouncements } from './announcing';
import { bidRule } from './auction';
import { legalDiscards } from './discard';
import type { HusarlnState } from './state';
import { bids, turnOf } from './state';
import { legalChoices, rejectRule } from './talon';
import { playRule } from './trick';

/** Every action that may be done now; lists in one order of several. Empty after the end. */
export function legalActions(state: HusarlnState): readonly Action[] {
  if (state.phase === 'finished') return [];
  const seat = seatOf(state, turnOf(state));
  return bodiesOf(state).map(({ type, ...fields }) => ({ type, seat, ...fields }));
}

type Body = { readonly type: string; readonly [field: string]: unknown };

/** What who is to act may do. */
function bodiesOf(state: HusarlnState): readonly Body[] {
  switch (state.phase) {
    case 'auction':
      return bids.filter((_, bid) => bidRule(state, bid) === null).map((bid) => ({ type: 'bid', bid }));
    case 'talon':
      return talonBodies(state);
    case 'discard':
      return legalDiscards(state).map((cards) => ({ type: 'discard', cards: cards.map(codeOf) }));
    case 'announce':
      return legalAnnouncements(state).map((bonuses) => ({ type: 'announce', bonuses }));
    case 'play':
      return playable(state).map((card) => ({ type: 'play', card: codeOf(card) }));
    case 'claim':
      return [['trull'], []].map((bonuses) => ({ type: 'claim', bonuses }));
    case 'finished':
      return [];
  }
}

const talonBodies = (state: HusarlnState): readonly Body[] => [
  ...legalChoices(state).map((choice) => ({ type: 'take', choice })),
  ...(rejectRule(state) === null ? [{ type: 'reject' }] : []),
];

function playable(state: HusarlnState): readonly number[] {
  const position = turnOf(state);
  return handOf(state, position).filter((card) => playRule(state, position, card) === null);
}
