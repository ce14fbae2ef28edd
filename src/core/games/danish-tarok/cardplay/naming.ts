import { suitOf } from '../../../cards/card';
import { NO_SUIT } from '../../../cards/suit';
import { playRule } from './playable';
import type { DanishState } from './state';
import { after, cardLying, countOf } from '../../../cards/three-hands';
import { playCard, takeBack } from './trick';

/** Why a claim to be void, or a new name, is not possible now (section 4.4). */
export type ClaimRule =
  | 'no-fool-named'
  | 'fixed'
  | 'claimed'
  | 'not-second'
  | 'not-third'
  | 'followed'
  | 'can-follow';

/**
 * The rule that `claim-void` by the seat to act would break, or null: the second player, once, if he
 * has none of it.
 */
export function claimRule(state: DanishState): ClaimRule | null {
  if (state.names === NO_SUIT) return 'no-fool-named';
  if (state.fixed) return 'fixed';
  if (state.lying !== 1) return 'not-second';
  if (state.claimed) return 'claimed';
  return countOf(state, secondOf(state), state.names) > 0 ? 'can-follow' : null;
}

/**
 * The rule that `name` by the seat to act would break, or null: the second player after a claim that both
 * are void, or the third, when neither he nor the second has what was named and the second has not
 * claimed.
 */
export function nameRule(state: DanishState): ClaimRule | null {
  if (state.phase === 'name') return null;
  if (state.names === NO_SUIT) return 'no-fool-named';
  if (state.fixed) return 'fixed';
  if (state.lying !== 2) return 'not-third';
  if (state.claimed) return 'claimed';
  if (suitOf(cardLying(state, 1)) === state.names) return 'followed';
  return countOf(state, thirdOf(state), state.names) > 0 ? 'can-follow' : null;
}

/** The second player says that he has none. If the third has none either, the second names the fool anew. */
export function claimVoid(state: DanishState): void {
  state.claimed = true;
  if (countOf(state, thirdOf(state), state.names) === 0) state.phase = 'name';
}

/**
 * The new name is final. A second card that it does not allow goes back, and the second player is to
 * act again.
 */
export function nameAnew(state: DanishState, suit: number): void {
  state.phase = 'play';
  state.fixed = true;
  state.names = suit;
  state.led = suit;
  if (state.lying === 2) judgeSecondCard(state);
}

function judgeSecondCard(state: DanishState): void {
  const card = cardLying(state, 1);
  takeBack(state, 1);
  if (playRule(state, secondOf(state), card) === null) playCard(state, card, NO_SUIT);
}

const secondOf = (state: DanishState): number => after(state.leader, 1);

const thirdOf = (state: DanishState): number => after(state.leader, 2);
