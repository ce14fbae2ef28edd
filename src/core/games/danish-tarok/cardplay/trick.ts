import { at } from '../../../cards/byte';
import { FOOL, suitOf } from '../../../cards/card';
import { NO_SUIT } from '../../../cards/suit';
import { after, cardLying, takeUp, TRICKS } from '../../../cards/three-hands';
import type { Trick } from '../../../cards/trick';
import { giveFool, hasFool, lay, strongest, trickLying, winTrick } from '../../../cards/trick';
import type { DanishState } from './state';
import { clearTrick } from './state';

/** Plays a legal card from the hand it is in. `names` is what a led fool stands for, else `NO_SUIT`. */
export function playCard(state: DanishState, card: number, names: number): void {
  if (state.lying === 0) lead(state, card, names);
  else if (state.led === NO_SUIT) state.led = suitOf(card);
  lay(state, card);
  if (state.lying === 3) completeTrick(state);
}

function lead(state: DanishState, card: number, names: number): void {
  state.names = names;
  state.led = card === FOOL ? names : suitOf(card);
}

function completeTrick(state: DanishState): void {
  const trick = trickLying(state);
  const winner = after(state.leader, winningIndex(state, trick));
  winTrick(state, trick, winner);
  // The fool stays with who played it, save in the last trick (section 2).
  if (hasFool(trick) && state.tricks < TRICKS) giveFool(state, winner, at(state.dealt, FOOL));
  clearTrick(state);
  if (state.tricks === TRICKS) state.phase = 'finished';
}

/**
 * Which of three cards wins: the highest tarok, else the highest of the suit led; if the fool was led and
 * nobody followed its name, the highest of the second card's suit.
 */
function winningIndex({ strengths, led }: DanishState, trick: Trick): number {
  const best = strongest(strengths, led, trick);
  return best < 0 ? strongest(strengths, suitOf(trick[1]), trick) : best;
}

/** Back into the hands from which they came: every card on the table from this place on (0 … 2). */
export function takeBack(state: DanishState, index: number): void {
  for (let lying = index; lying < state.lying; lying++) {
    const card = cardLying(state, lying);
    takeUp(state, card, at(state.dealt, card));
  }
  state.lying = index;
  if (index === 0) clearTrick(state);
}
