import { FOOL, suitOf } from '../../../cards/card';
import { NO_SUIT, TAROK } from '../../../cards/suit';
import { countOf, holds, trickNumber } from '../../../cards/three-hands';
import type { GermanState } from './state';

/**
 * The rule a card would break (section 4.4). `fool-due`: this is the last trick for the Excuse; `fool-void`:
 * its holder can neither follow nor play a Taroc.
 */
export type PlayRule = 'not-in-hand' | 'fool-led' | 'fool-due' | 'fool-void' | 'follow' | 'tarok';

/**
 * The rule that a position would break by playing this card now, or null. Follow suit, else play a Taroc,
 * else anything; the Excuse instead of any card, but not to lead.
 */
export function playRule(state: GermanState, position: number, card: number): PlayRule | null {
  if (!holds(state, position, card)) return 'not-in-hand';
  if (card === FOOL) return state.lying > 0 || mayLeadFool(state) ? null : 'fool-led';
  if (state.lying === 0) return null;
  if (isDeadline(state) && holds(state, position, FOOL)) return 'fool-due';
  const suit = suitOf(card);
  return suit === state.led || state.led === NO_SUIT ? null : otherSuitRule(state, position, suit);
}

/** Later than that it is never in hand. */
const mayLeadFool = (state: GermanState): boolean =>
  state.rules.foolLead === 'next-card' && trickNumber(state) < state.rules.foolDeadline;

const isDeadline = (state: GermanState): boolean => trickNumber(state) === state.rules.foolDeadline;

function otherSuitRule(state: GermanState, position: number, suit: number): PlayRule | null {
  if (countOf(state, position, state.led) > 0) return 'follow';
  if (suit === TAROK) return null;
  if (countOf(state, position, TAROK) > 0) return 'tarok';
  return holds(state, position, FOOL) ? 'fool-void' : null;
}
