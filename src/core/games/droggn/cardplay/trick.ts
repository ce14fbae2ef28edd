import { at } from '../../../cards/byte';
import { FOOL, suitOf } from '../../../cards/card';
import { NO_SUIT } from '../../../cards/suit';
import { after, cardLying, clearTable } from '../../../cards/three-hands';
import type { Trick } from '../../../cards/trick';
import { giveFool, hasFool, lay, strongest, trickLying, winTrick } from '../../../cards/trick';
import { TRICKS } from './deck';
import type { DroggnState } from './state';
import { isWhole } from './state';

/** Plays a legal card from the hand it is in. A Gstieß sets no suit: the next card does. */
export function playCard(state: DroggnState, card: number): void {
  lay(state, card);
  if (state.led === NO_SUIT) state.led = suitOf(card);
  if (state.lying === 3) completeTrick(state);
}

function completeTrick(state: DroggnState): void {
  const trick = trickLying(state);
  const winner = after(state.leader, winningIndex(state, trick));
  winTrick(state, trick, winner);
  if (hasFool(trick)) giveFool(state, winner, at(state.dealt, FOOL));
  clearTable(state);
  if (state.tricks === TRICKS || (winner !== state.declarer && isWhole(state))) state.phase = 'finished';
}

const winningIndex = (state: DroggnState, trick: Trick): number =>
  isGstiessWin(state) ? 0 : strongest(state.strengths, state.led, trick);

/** The one trick the Gstieß wins: laid out, led to the last trick by a declarer who has won all before. */
const isGstiessWin = (state: DroggnState): boolean =>
  state.laidOut === FOOL &&
  state.tricks === TRICKS - 1 &&
  cardLying(state, 0) === FOOL &&
  at(state.won, state.declarer) === TRICKS - 1;
