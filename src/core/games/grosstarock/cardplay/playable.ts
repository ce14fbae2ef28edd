import { FOOL, suitOf } from '../../../cards/card';
import { NO_SUIT, TAROK } from '../../../cards/suit';
import { countOf, holds, isFoolLed } from '../../../cards/three-hands';
import type { GrossState } from './state';

/** The rule a card would break (section 4.5). */
export type PlayRule = 'not-in-hand' | 'fool-led' | 'follow' | 'tarok';

/**
 * The rule that a position would break by playing this card now, or null. Follow suit, else play a Tarock,
 * else anything; the Sküs at any time. Led, it demands a Tarock, or the next card sets the suit.
 */
export function playRule(state: GrossState, position: number, card: number): PlayRule | null {
  if (!holds(state, position, card)) return 'not-in-hand';
  const suit = suitOf(card);
  if (isTarokDemanded(state)) return suit === TAROK || !hasTarok(state, position) ? null : 'fool-led';
  if (suit === state.led || state.led === NO_SUIT || card === FOOL) return null;
  return otherSuitRule(state, position, suit);
}

const isTarokDemanded = (state: GrossState): boolean => isFoolLed(state) && state.rules.foolLead === 'tarok';

const hasTarok = (state: GrossState, position: number): boolean => countOf(state, position, TAROK) > 0;

function otherSuitRule(state: GrossState, position: number, suit: number): PlayRule | null {
  if (countOf(state, position, state.led) > 0) return 'follow';
  return suit !== TAROK && hasTarok(state, position) ? 'tarok' : null;
}
