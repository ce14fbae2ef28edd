import { FOOL, suitOf } from '../../../cards/card';
import { NO_SUIT, TAROK } from '../../../cards/suit';
import type { DanishState } from './state';
import { cardLying, countOf, holds, isFoolLed, trickNumber } from '../../../cards/three-hands';
import { DEMAND_TRICK } from './state';

/** The rule a card would break (section 4.4). */
export type PlayRule = 'not-in-hand' | 'demanded' | 'fool-24' | 'follow' | 'tarok' | 'follow-second';

/**
 * The rule that a position would break by playing this card now, or null. Follow suit, else play a tarok,
 * else anything; the fool at any time but in trick 24, and at once when it is demanded.
 */
export function playRule(state: DanishState, position: number, card: number): PlayRule | null {
  if (!holds(state, position, card)) return 'not-in-hand';
  if (card === FOOL) return trickNumber(state) === DEMAND_TRICK + 1 ? 'fool-24' : null;
  if (state.demanded && mustGiveFool(state, position)) return 'demanded';
  const suit = suitOf(card);
  return suit === state.led || state.led === NO_SUIT ? null : otherSuitRule(state, position, suit);
}

const mustGiveFool = (state: DanishState, position: number): boolean =>
  trickNumber(state) === DEMAND_TRICK && holds(state, position, FOOL);

function otherSuitRule(state: DanishState, position: number, suit: number): PlayRule | null {
  if (countOf(state, position, state.led) > 0) return 'follow';
  if (suit === TAROK) return null;
  if (countOf(state, position, TAROK) > 0) return 'tarok';
  const second = suitToFollowSecond(state);
  if (second === NO_SUIT || suit === second) return null;
  return countOf(state, position, second) > 0 ? 'follow-second' : null;
}

/** The suit the second card sets when the fool was led and its name not followed, or `NO_SUIT`. */
export function suitToFollowSecond(state: DanishState): number {
  if (state.lying < 2 || !isFoolLed(state)) return NO_SUIT;
  const suit = suitOf(cardLying(state, 1));
  return suit === TAROK || suit === state.led ? NO_SUIT : suit;
}

/** Must a fool that this position leads be named? (Before it is led, or of the one on the table.) */
export const mustName = (state: DanishState): boolean =>
  state.lying === 0 && (state.rules.foolNamedInLastTrick || state.tricks < 24);
