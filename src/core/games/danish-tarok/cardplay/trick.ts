import { at } from '../../../cards/byte';
import { FOOL, suitOf } from '../../../cards/card';
import type { Strengths } from '../../../cards/strength';
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

type Trick = readonly [first: number, second: number, third: number];

function completeTrick(state: DanishState): void {
  const trick: Trick = [cardLying(state, 0), cardLying(state, 1), cardLying(state, 2)];
  const winner = after(state.leader, winningIndex(state, trick));
  intoPile(state, trick, winner);
  state.winners[state.tricks] = winner;
  state.won[winner] = at(state.won, winner) + 1;
  state.leader = winner;
  state.tricks += 1;
  clearTrick(state);
  if (state.tricks === TRICKS) state.phase = 'finished';
}

/** To the winner; but the fool stays with who played it, save in the last trick (section 2). */
function intoPile(state: DanishState, [first, second, third]: Trick, winner: number): void {
  score(state, winner, 1 + worthOf(first) + worthOf(second) + worthOf(third));
  if (first !== FOOL && second !== FOOL && third !== FOOL) return;
  if (state.tricks === TRICKS - 1) return;
  score(state, winner, -worthOf(FOOL));
  score(state, at(state.dealt, FOOL), worthOf(FOOL));
}

/**
 * Which of three cards wins: the highest tarok, else the highest of the suit led; if the fool was led and nobody
 * followed its name, the highest of the second card's suit.
 */
function winningIndex({ strengths, led }: DanishState, trick: Trick): number {
  const best = strongest(strengths, led, trick);
  return best < 0 ? strongest(strengths, suitOf(trick[1]), trick) : best;
}

/** Index of the strongest of three cards if this suit is led, −1 if none of them can win. */
function strongest(strengths: Strengths, led: number, [first, second, third]: Trick): number {
  const a = strengthOf(strengths, led, first);
  const b = strengthOf(strengths, led, second);
  const c = strengthOf(strengths, led, third);
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
