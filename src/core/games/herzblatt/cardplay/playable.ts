import type { CardSet } from '../../../cards/piquet';
import { above, has, piquetSuit, suitSet } from '../../../cards/piquet';
import type { HerzState } from './state';
import { handOf, HEARTS, isHeart } from './state';

/** The rule of section 4.4 that a card would break. */
export type PlayRule = 'not-in-hand' | 'follow' | 'trump' | 'overtrump';

/** The rule that a position would break by playing this card now, or null. */
export function playRule(state: HerzState, position: number, card: number): PlayRule | null {
  const hand = handOf(state, position);
  if (!has(hand, card)) return 'not-in-hand';
  if (state.lying === 0) return null;
  return (hand & suitSet(state.led)) === 0 ? ruffRule(state, hand, card) : followRule(state, hand, card);
}

/** Who has a card of the suit led plays one; a heart must be beaten by whoever can. */
function followRule({ led, best }: HerzState, hand: CardSet, card: number): PlayRule | null {
  if (piquetSuit(card) !== led) return 'follow';
  return led === HEARTS ? overtrumpRule(best, hand, card) : null;
}

/** Who has none plays a heart if he has one, and by some rules a higher one than those already there. */
function ruffRule({ rules, best }: HerzState, hand: CardSet, card: number): PlayRule | null {
  if (!rules.mustTrump || (hand & suitSet(HEARTS)) === 0) return null;
  if (!isHeart(card)) return 'trump';
  return rules.overtrumpRuffs ? overtrumpRule(best, hand, card) : null;
}

/** A heart on the table is the best card there, so the highest heart needs no searching. */
function overtrumpRule(best: number, hand: CardSet, card: number): PlayRule | null {
  if (!isHeart(best) || card > best) return null;
  return above(hand & suitSet(HEARTS), best) === 0 ? null : 'overtrump';
}
