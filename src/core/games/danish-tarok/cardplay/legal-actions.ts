import { codeOf, FOOL } from '../../../cards/card';
import { suitLetters } from '../../../cards/suit';
import type { Action } from '../../play';
import { demandRule } from './demand';
import { legalDiscards } from './discard';
import { claimRule, nameRule } from './naming';
import { mustName, playRule } from './playable';
import { redealRule } from './redeal';
import type { DanishState } from './state';
import { DEALER, handOf, positions } from '../../../cards/three-hands';
import { seatOf } from '../../position';
import { turnOf } from './state';

/** Every action the rules of play allow now; rulings of the table are none of them. Empty after the end. */
export function legalActions(state: DanishState): readonly Action[] {
  switch (state.phase) {
    case 'discard':
      return [...discards(state), ...redeals(state)];
    case 'play':
      return [...plays(state), ...claims(state), ...names(state), ...demands(state)];
    case 'name':
      return names(state);
    case 'finished':
    case 'redealt':
    case 'abandoned':
      return [];
  }
}

function discards(state: DanishState): readonly Action[] {
  const seat = seatOf(state, DEALER);
  return legalDiscards(state).map((cards) => ({ type: 'discard', seat, cards: cards.map(codeOf) }));
}

const redeals = (state: DanishState): readonly Action[] =>
  positions
    .filter((position) => redealRule(state, position) === null)
    .map((position) => ({ type: 'redeal', seat: seatOf(state, position) }));

function plays(state: DanishState): readonly Action[] {
  const position = turnOf(state);
  return handOf(state, position)
    .filter((card) => playRule(state, position, card) === null)
    .flatMap((card) => playsOf(state, card));
}

/** A card can be played in one way; a fool that is led has five names. */
function playsOf(state: DanishState, card: number): readonly Action[] {
  const play = { type: 'play', seat: seatOf(state, turnOf(state)), card: codeOf(card) };
  return card === FOOL && mustName(state) ? suitLetters.map((suit) => ({ ...play, names: suit })) : [play];
}

const claims = (state: DanishState): readonly Action[] =>
  claimRule(state) === null ? [{ type: 'claim-void', seat: seatOf(state, turnOf(state)) }] : [];

function names(state: DanishState): readonly Action[] {
  const seat = seatOf(state, turnOf(state));
  return nameRule(state) === null ? suitLetters.map((suit) => ({ type: 'name', seat, names: suit })) : [];
}

const demands = (state: DanishState): readonly Action[] =>
  positions
    .filter((position) => demandRule(state, position) === null)
    .map((position) => ({ type: 'demand', seat: seatOf(state, position) }));
