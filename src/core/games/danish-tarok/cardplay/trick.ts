import { at } from '../../../cards/byte';
import { FOOL, suitOf } from '../../../cards/card';
import { strengthOf } from '../../../cards/strength';
import { NO_SUIT } from '../../../cards/suit';
import { worthOf } from '../../../cards/worth';
import type { DanishState } from './state';
import { after, cardLying, clearTrick, PLAYED, putDown, score, takeUp, TRICKS } from './state';

/** Plays a legal card from the hand it is in. `names` is what a led fool stands for, else `NO_SUIT`. */
export function playCard(state: DanishState, card: number, names: number): void {
  putDown(state, card, PLAYED);
  state.plays[state.tricks * 3 + state.lying] = card;
  if (state.lying === 0) lead(state, card, names);
  else if (state.led === NO_SUIT) state.led = suitOf(card);
  state.lying += 1;
  if (state.lying === 3) completeTrick(state);
}

function lead(state: DanishState, card: number, names: number): void {
  state.names = names;
  state.led = card === FOOL ? names : suitOf(card);
}

function completeTrick(state: DanishState): void {
  const winner = after(state.leader, winningIndex(state));
  score(state, winner, 1);
  for (let index = 0; index < 3; index++) intoPile(state, cardLying(state, index), winner);
  state.winners[state.tricks] = winner;
  state.won[winner] = at(state.won, winner) + 1;
  state.leader = winner;
  state.tricks += 1;
  clearTrick(state);
  if (state.tricks === TRICKS) state.phase = 'finished';
}

/** To the winner; but the fool stays with who played it, save in the last trick (section 2). */
function intoPile(state: DanishState, card: number, winner: number): void {
  const stays = card === FOOL && state.tricks < TRICKS - 1;
  score(state, stays ? at(state.dealt, FOOL) : winner, worthOf(card));
}

/**
 * Which of three cards wins: the highest tarok, else the highest of the suit led; if the fool was led and
 * nobody followed its name, the highest of the second card's suit.
 */
function winningIndex(state: DanishState): number {
  const best = strongest(state, state.led);
  return best < 0 ? strongest(state, suitOf(cardLying(state, 1))) : best;
}

/** Index of the strongest card on the table if this suit is led, −1 if none of the three can win. */
function strongest({ strengths, plays, tricks }: DanishState, led: number): number {
  const first = tricks * 3;
  const a = strengthOf(strengths, led, plays[first] ?? FOOL);
  const b = strengthOf(strengths, led, plays[first + 1] ?? FOOL);
  const c = strengthOf(strengths, led, plays[first + 2] ?? FOOL);
  if (b > a) return c > b ? 2 : 1;
  if (c > a) return 2;
  return a > 0 ? 0 : -1;
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
