import { at } from '../../../cards/byte';
import { FOOL, suitOf } from '../../../cards/card';
import { NO_SUIT } from '../../../cards/suit';
import { after, clearTable, TRICKS } from '../../../cards/three-hands';
import { giveFool, hasFool, lay, strongest, trickLying, winnerOf, winTrick } from '../../../cards/trick';
import type { GrossState } from './state';

/** Plays a legal card from the hand it is in. The first card that is not the Sküs sets the suit. */
export function playCard(state: GrossState, card: number): void {
  if (state.led === NO_SUIT) state.led = suitOf(card);
  lay(state, card);
  if (state.lying === 3) completeTrick(state);
}

/** The highest Tarock wins, else the highest card of the suit led; never the Sküs. */
function completeTrick(state: GrossState): void {
  const trick = trickLying(state);
  const winner = after(state.leader, strongest(state.strengths, state.led, trick));
  winTrick(state, trick, winner);
  if (hasFool(trick)) keepFool(state, winner);
  clearTable(state);
  if (state.tricks === TRICKS) finish(state);
}

/** Its owner takes the Sküs back, save in the last tricks, in which it is captured (section 4.6). */
function keepFool(state: GrossState, winner: number): void {
  state.keeper = state.tricks < state.rules.foolCapturedFrom ? at(state.dealt, FOOL) : winner;
  giveFool(state, winner, state.keeper);
}

/** Who has won all tricks has the Sküs too. */
function finish(state: GrossState): void {
  const vole = winnerOf(state, TRICKS);
  if (vole >= 0) giveFool(state, state.keeper, vole);
  state.phase = 'finished';
}
