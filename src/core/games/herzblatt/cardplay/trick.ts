import { piquetSuit, piquetWorth } from '../../../cards/piquet';
import type { HerzState } from './state';
import { cardPlayed, handOf, isHeart, putDown, score, turnOf } from './state';

/** Plays a legal card. */
export function playCard(state: HerzState, card: number): void {
  const position = turnOf(state);
  putDown(state, position, 1 << card);
  state.plays[state.tricks * state.players + state.lying] = card;
  if (state.lying === 0) state.led = piquetSuit(card);
  if (state.lying === 0 || beats(card, state.best)) {
    state.best = card;
    state.bestBy = position;
  }
  state.lying += 1;
  if (state.lying === state.players) completeTrick(state);
}

/** The higher card of one suit, or a heart. */
const beats = (card: number, best: number): boolean =>
  piquetSuit(card) === piquetSuit(best) ? card > best : isHeart(card);

function completeTrick(state: HerzState): void {
  const winner = state.bestBy;
  score(state, winner, trickWorth(state));
  state.winners[state.tricks] = winner;
  state.leader = winner;
  state.tricks += 1;
  state.lying = 0;
  if (handOf(state, winner) === 0) state.phase = 'finished';
}

function trickWorth(state: HerzState): number {
  const { tricks, players } = state;
  let sum = 0;
  for (let index = 0; index < players; index++) sum += piquetWorth(cardPlayed(state, tricks, index));
  return sum;
}
