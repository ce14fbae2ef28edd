import { droggn } from '@/core/games/droggn';
import type { DroggnState } from '@/core/games/droggn/cardplay/state';
import { emptyState, NOBODY_YET, NOTHING } from '@/core/games/droggn/cardplay/state';
import { cardOfCode, FOOL, PAGAT, suitOf } from '@/core/cards/card';
import { NO_SUIT } from '@/core/cards/suit';
import { deal } from '@/core/cards/three-hands';
import { droggnPlay } from '@/core/games/droggn/play';
import type { Action } from '@/core/games/play';
import { rulesFrom, tableOf } from './deals';

type Put = { readonly rules?: unknown; readonly hand: string; readonly trick?: string; readonly laidOut?: 'X' | 'T1' };

const cardsIn = (codes: string): readonly number[] =>
  codes.split(' ').filter((code) => code !== '').map((code) => cardOfCode(code) ?? -1);

/** A position in play: so many cards in the hand of who is to play, and what lies on the table. */
export function position({ rules, hand, trick = '', laidOut }: Put): DroggnState {
  const state = emptyState(tableOf(3, 2), rulesFrom(rules));
  const lying = cardsIn(trick);
  const cards = cardsIn(hand);
  Object.assign(state, { phase: 'play', high: 3, declarer: 0, tricks: 21 - cards.length, lying: lying.length });
  state.leader = 0;
  for (const card of cards) deal(state, card, lying.length);
  for (const [index, card] of lying.entries()) {
    state.plays[state.tricks * 3 + index] = card;
    if (state.led === NO_SUIT) state.led = suitOf(card);
  }
  state.laidOut = laidOut === undefined ? NOTHING : laidOut === 'X' ? FOOL : PAGAT;
  state.layer = laidOut === undefined ? NOBODY_YET : lying.length;
  return state;
}

/** The cards that may be played, as codes in the order in which the hand was given. */
export function playable(put: Put): string {
  const state = position(put);
  const legal = droggnPlay.legal(state).map(({ card }) => card);
  return put.hand.split(' ').filter((code) => legal.includes(code)).join(' ');
}

/** A fresh deal in which each player has a given hand; unnamed cards fill up. */
export const started = (cards: unknown, rules?: unknown, table = tableOf(3, 2)): DroggnState => {
  const start = droggn.play.start(cards, table, rulesFrom(rules));
  if (!start.ok) throw new Error(JSON.stringify(start.refusal));
  return start.value as DroggnState;
};

/** `code rule` of the first fault. */
export function breachOf(state: DroggnState, action: unknown): string | null {
  const breach = droggnPlay.breach(state, action);
  return breach && [breach.code, breach.params?.['rule'] ?? breach.path].join(' ').trim();
}

export function doAll(state: DroggnState, actions: readonly Action[]): DroggnState {
  for (const action of actions) droggnPlay.apply(state, action);
  return state;
}

export const bids = (...words: readonly string[]): readonly Action[] =>
  words.map((bid, seat) => ({ type: 'bid', seat, bid }));
