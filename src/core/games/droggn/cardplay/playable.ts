import { FOOL, PAGAT, suitOf } from '../../../cards/card';
import { NO_SUIT, TAROK } from '../../../cards/suit';
import { countOf, holds } from '../../../cards/three-hands';
import { TRICKS } from './deck';
import type { DroggnState } from './state';

export type PlayRule = 'not-in-hand' | 'pair' | 'gstiess-due' | 'follow' | 'trump' | 'laid-out';

/**
 * The rule that playing a card would break for this position, who is to play; null if it may be played
 * (section 4.7): follow suit, else trump, else anything; the Gstieß at any time; a laid-out card is kept.
 */
export function playRule(state: DroggnState, position: number, card: number): PlayRule | null {
  if (!holds(state, position, card)) return 'not-in-hand';
  if (card === FOOL) return gstiessRule(state, position);
  if (isGstiessDue(state, position)) return state.pair ? 'pair' : 'gstiess-due';
  return suitRule(state, position, card) ?? laidOutRule(state, position, card);
}

/** Laid out, it is kept while anything else is in the hand. */
const gstiessRule = (state: DroggnState, position: number): PlayRule | null =>
  state.laidOut === FOOL && cardsLeft(state) > 1 && state.layer === position ? 'laid-out' : null;

const cardsLeft = ({ tricks }: DroggnState): number => TRICKS - tricks;

/** With two cards left: the Gstieß is led before the Pagat, or may not be kept for the last trick. */
function isGstiessDue(state: DroggnState, position: number): boolean {
  if (cardsLeft(state) !== 2 || !holds(state, position, FOOL)) return false;
  if (state.pair) return position === state.declarer;
  return state.rules.gstiessLastTrick === 'forbidden' && state.laidOut !== FOOL;
}

/** The suit that this position must play: the one led, else trumps; `NO_SUIT` if it is free. */
export function suitDue(state: DroggnState, position: number): number {
  if (state.led === NO_SUIT || countOf(state, position, state.led) > 0) return state.led;
  return countOf(state, position, TAROK) > 0 ? TAROK : NO_SUIT;
}

function suitRule(state: DroggnState, position: number, card: number): PlayRule | null {
  const due = suitDue(state, position);
  if (due === NO_SUIT || suitOf(card) === due) return null;
  return due === state.led ? 'follow' : 'trump';
}

/** The Pagat laid out by this position is kept while another card may be played, the Gstieß among them. */
function laidOutRule(state: DroggnState, position: number, card: number): PlayRule | null {
  if (card !== PAGAT || state.laidOut !== PAGAT || state.layer !== position) return null;
  const due = suitDue(state, position);
  const others = due === NO_SUIT ? cardsLeft(state) - 1 : countOf(state, position, due) - 1;
  return others > 0 || holds(state, position, FOOL) ? 'laid-out' : null;
}
