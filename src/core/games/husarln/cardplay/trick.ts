import { NO_SUIT, TAROK } from '../../../cards/suit';
import { after, clearTable, holds } from '../../../cards/three-hands';
import { lay, strongest, trickLying, winTrick } from '../../../cards/trick';
import { suitIn, TRICKS } from '../pack';
import type { HusarlnState } from './state';
import { cardsOfSuit, tarocksOf } from './state';

/** The rule a card would break (section 4.6). */
export type PlayRule = 'not-in-hand' | 'follow' | 'tarok';

/** Follow suit, else play a Tarock, else anything. */
export function playRule(state: HusarlnState, position: number, card: number): PlayRule | null {
  if (!holds(state, position, card)) return 'not-in-hand';
  const suit = suitIn(card);
  if (suit === state.led || state.led === NO_SUIT) return null;
  if (cardsOfSuit(state, position, state.led) > 0) return 'follow';
  return suit === TAROK || tarocksOf(state, position) === 0 ? null : 'tarok';
}

/** Plays a legal card from the hand it is in. */
export function playCard(state: HusarlnState, card: number): void {
  if (state.lying === 0) state.led = suitIn(card);
  lay(state, card);
  if (state.lying === 3) completeTrick(state);
}

/** The highest Tarock wins, else the highest card of the suit led. */
function completeTrick(state: HusarlnState): void {
  const trick = trickLying(state);
  winTrick(state, trick, after(state.leader, strongest(state.strengths, state.led, trick)));
  clearTable(state);
  if (state.tricks === TRICKS) state.phase = state.claimant < 0 ? 'finished' : 'claim';
}
