import { at } from '../../../cards/byte';
import { FOOL, suitOf } from '../../../cards/card';
import { NO_SUIT } from '../../../cards/suit';
import { after, clearTable, holds, PLAYED, TRICKS, trickNumber } from '../../../cards/three-hands';
import { giveFool, hasFool, lay, strongest, trickLying, winTrick } from '../../../cards/trick';
import type { GermanState } from './state';

/** Plays a legal card from the hand it is in. After a led Excuse the next card sets the suit. */
export function playCard(state: GermanState, card: number): void {
  if (state.led === NO_SUIT) state.led = suitOf(card);
  lay(state, card);
  if (state.lying === 3) completeTrick(state);
}

function completeTrick(state: GermanState): void {
  const trick = trickLying(state);
  const winner = after(state.leader, strongest(state.strengths, state.led, trick));
  winTrick(state, trick, winner);
  if (hasFool(trick)) giveFool(state, winner, foolOwner(state));
  clearTable(state);
  if (state.tricks === TRICKS) finish(state);
  else passLead(state);
}

/** To the last trick for the Excuse its holder does not lead: the next one does. */
function passLead(state: GermanState): void {
  if (trickNumber(state) !== state.rules.foolDeadline || !holds(state, state.leader, FOOL)) return;
  state.leader = after(state.leader, 1);
}

function finish(state: GermanState): void {
  state.phase = 'finished';
  if (state.rules.foolAlone === 'transfer-and-pay' && isFoolAlone(state)) transferFool(state);
}

/** Was the Excuse played, by somebody who won no trick? (An Excuse laid away was not.) */
export const isFoolAlone = (state: GermanState): boolean =>
  at(state.holder, FOOL) === PLAYED && at(state.won, foolOwner(state)) === 0;

/** Who was dealt the Excuse, the talon being the dealer's. */
export const foolOwner = ({ dealt }: GermanState): number => at(dealt, FOOL);

/** To the winner of the trick to which it was played. */
function transferFool(state: GermanState): void {
  const trick = Math.floor(state.plays.indexOf(FOOL) / 3);
  giveFool(state, foolOwner(state), at(state.winners, trick));
}
