import { codeOf } from '../../../cards/card';
import { handOf } from '../../../cards/three-hands';
import type { Action } from '../../play';
import { seatOf } from '../../position';
import { legalDeclarations } from './declarations';
import { legalDiscards } from './discard';
import { playRule } from './playable';
import type { GermanState } from './state';
import { turnOf } from './state';

/**
 * Every action the rules of play allow now; declarations in one order only and told in full. Empty after the
 * end.
 */
export function legalActions(state: GermanState): readonly Action[] {
  if (state.phase === 'finished') return [];
  const position = turnOf(state);
  const seat = seatOf(state, position);
  switch (state.phase) {
    case 'discard':
      return legalDiscards(state).map((cards) => ({ type: 'discard', seat, cards: cards.map(codeOf) }));
    case 'declare':
      return legalDeclarations(state).map((declarations) => ({ type: 'declare', seat, declarations }));
    case 'play':
      return playable(state, position).map((card) => ({ type: 'play', seat, card: codeOf(card) }));
  }
}

const playable = (state: GermanState, position: number): readonly number[] =>
  handOf(state, position).filter((card) => playRule(state, position, card) === null);
