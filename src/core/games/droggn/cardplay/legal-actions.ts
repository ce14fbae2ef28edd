import { codeOf } from '../../../cards/card';
import { handOf } from '../../../cards/three-hands';
import type { Action } from '../../play';
import { seatOf } from '../../position';
import { bidRule } from './auction';
import { legalTrades } from './buying';
import { legalDiscards } from './discard';
import { doubleRule, doubleWords } from './doubling';
import { announcements, announceRule } from './laying-out';
import { playRule } from './playable';
import type { DroggnState } from './state';
import { bidWords, turnOf } from './state';

/** Every action the rules of play allow now; a revoke is none of them. Empty after the end. */
export function legalActions(state: DroggnState): readonly Action[] {
  switch (state.phase) {
    case 'auction':
      return bids(state);
    case 'discard':
      return discards(state);
    case 'buy':
      return buys(state);
    case 'announce':
      return announces(state);
    case 'double':
      return doubles(state);
    case 'play':
      return [...plays(state), ...announces(state)];
    case 'finished':
      return [];
  }
}

const turn = (state: DroggnState): number => seatOf(state, turnOf(state));

const bids = (state: DroggnState): readonly Action[] =>
  bidWords
    .filter((_, bid) => bidRule(state, bid) === null)
    .map((bid) => ({ type: 'bid', seat: turn(state), bid }));

const discards = (state: DroggnState): readonly Action[] =>
  legalDiscards(state).map((cards) => ({ type: 'discard', seat: turn(state), cards: cards.map(codeOf) }));

const buys = (state: DroggnState): readonly Action[] =>
  legalTrades(state).map(({ card, offer }) => ({
    type: 'buy',
    seat: turn(state),
    buy: card === null ? 'pass' : codeOf(card),
    ...(offer !== null && { offer: codeOf(offer) }),
  }));

const announces = (state: DroggnState): readonly Action[] =>
  announcements
    .filter((_, what) => announceRule(state, what) === null)
    .map((kind) => ({ type: 'announce', seat: turn(state), bonuses: kind === 'none' ? [] : [kind] }));

const doubles = (state: DroggnState): readonly Action[] =>
  doubleWords
    .filter((_, word) => doubleRule(state, word) === null)
    .map((word) => ({ type: 'double', seat: turn(state), double: word }));

function plays(state: DroggnState): readonly Action[] {
  const position = turnOf(state);
  return handOf(state, position)
    .filter((card) => playRule(state, position, card) === null)
    .map((card) => ({ type: 'play', seat: seatOf(state, position), card: codeOf(card) }));
}
