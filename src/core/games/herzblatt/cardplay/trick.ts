import { piquetSuit, piquetWorth } from '../../../cards/piquet';
import type { HerzState } from './state';
import { handOf, isHeart, putDown, score, turnOf } from './state';

/** Plays a legal card. */
export function playCard(state: HerzState, card: number): void {
  const position = turnOf(state);
  putDown(state, position, 1 << card);
  state.plays[state.tricks * state.players + state.lying] = card;
  if (state.lying === 0) lead(state, card, position);
  else follow(state, card, position);
  state.lying += 1;
  if (state.lying === state.players) completeTrick(state);
}

function lead(state: HerzState, card: number, position: number): void {
  state.led = piquetSuit(card);
  state.worth = piquetWorth(card);
  state.best = card;
  state.bestBy = position;
}

function follow(state: HerzState, card: number, position: number): void {
  state.worth += piquetWorth(card);
  if (!beats(card, state.best)) return;
  state.best = card;
  state.bestBy = position;
}

/** The higher card of one suit, or a heart. */
const beats = (card: number, best: number): boolean =>
  piquetSuit(card) === piquetSuit(best) ? card > best : isHeart(card);

function completeTrick(state: HerzState): void {
  const winner = state.bestBy;
  score(state, winner, state.worth);
  state.winners[state.tricks] = winner;
  state.leader = winner;
  state.tricks += 1;
  state.lying = 0;
  if (handOf(state, winner) === 0) state.phase = 'finished';
}
