import { score, skatOf, takeUp } from '../../../cards/three-hands';
import { worthOf } from '../../../cards/worth';
import { contracts, takesTalon } from '../contract';
import type { DroggnState } from './state';
import { contractOf, PASS } from './state';

/** A bid must be higher than every one before it; whoever passes may. */
export const bidRule = ({ high }: DroggnState, bid: number): 'higher' | null =>
  bid === PASS || bid > high ? null : 'higher';

/** Section 4.2: everybody speaks once; the last who bid is the declarer. */
export function bid(state: DroggnState, bid: number): void {
  state.bids |= bid << (3 * state.spoken);
  state.spoken += 1;
  if (bid !== PASS) {
    state.high = bid;
    state.declarer = state.actor;
  }
  if (state.spoken < 3) state.actor += 1;
  else endAuction(state);
}

function endAuction(state: DroggnState): void {
  const contract = contractOf(state);
  if (contract === null) {
    state.phase = 'finished';
    return;
  }
  state.leader = state.declarer;
  state.actor = state.declarer;
  state.phase = takesTalon(contract) ? 'discard' : 'announce';
  if (takesTalon(contract)) takeTalon(state);
  else countIn(state, skatOf(state));
}

function takeTalon(state: DroggnState): void {
  for (const card of skatOf(state)) {
    state.dealt[card] = state.declarer;
    takeUp(state, card, state.declarer);
  }
}

/** Three cards into the declarer's pile: his discard, or the talon that he leaves. */
export function countIn(state: DroggnState, cards: readonly number[]): void {
  let points = 1;
  for (const card of cards) points += worthOf(card);
  score(state, state.declarer, points);
}

/** The number of a bid's word, or null for anything else. */
export function bidOf(word: unknown): number | null {
  if (word === 'pass') return PASS;
  const index = contracts.findIndex((contract) => contract === word);
  return index < 0 ? null : index + 1;
}
