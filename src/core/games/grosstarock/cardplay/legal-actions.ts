import { codeOf } from '../../../cards/card';
import { DEALER, handOf, positions } from '../../../cards/three-hands';
import type { Action } from '../../play';
import { seatOf } from '../../position';
import { announcedKinds, announceRule } from './announcing';
import { legalDeclarations } from './declaring';
import { legalDiscards } from './discard';
import { playRule } from './playable';
import type { GrossState } from './state';
import { turnOf } from './state';

/**
 * Every action the rules of play allow now; empty after the end. Declarations in the order of the spec
 * only: any other order is legal too.
 */
export function legalActions(state: GrossState): readonly Action[] {
  switch (state.phase) {
    case 'discard':
      return discards(state);
    case 'declare':
      return declares(state);
    case 'play':
      return [...plays(state), ...announces(state)];
    case 'finished':
      return [];
  }
}

function discards(state: GrossState): readonly Action[] {
  const seat = seatOf(state, DEALER);
  return legalDiscards(state).map((cards) => ({ type: 'discard', seat, cards: cards.map(codeOf) }));
}

function declares(state: GrossState): readonly Action[] {
  const seat = seatOf(state, turnOf(state));
  return legalDeclarations(state).map((declarations) => ({ type: 'declare', seat, declarations }));
}

function plays(state: GrossState): readonly Action[] {
  const position = turnOf(state);
  const seat = seatOf(state, position);
  return handOf(state, position)
    .filter((card) => playRule(state, position, card) === null)
    .map((card) => ({ type: 'play', seat, card: codeOf(card) }));
}

const announces = (state: GrossState): readonly Action[] =>
  positions.flatMap((position) =>
    announcedKinds
      .filter((kind) => announceRule(state, position, kind) === null)
      .map((kind) => ({ type: 'announce', seat: seatOf(state, position), bonuses: [kind] })),
  );
