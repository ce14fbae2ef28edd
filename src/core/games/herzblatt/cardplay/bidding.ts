import type { HerzState } from './state';
import { handOf, NOBODY, takeUp, turnOf } from './state';

/** Section 4.2: everybody is asked once; who says that he plays is declarer, and nobody else is asked. */
export const playSolo = (state: HerzState): void => declare(state, turnOf(state));

export function pass(state: HerzState): void {
  state.passes += 1;
  if (state.passes < state.players) return;
  if (state.rules.allPass === 'throw-in') state.phase = 'finished';
  else declare(state, state.forehand);
}

/** The declarer takes the skat into his hand. */
function declare(state: HerzState, position: number): void {
  state.declarer = position;
  takeUp(state, position, state.skat);
  state.skat = 0;
  state.phase = 'discard';
}

/** Did everybody pass, and the deal end with that? */
export const isThrownIn = ({ phase, declarer }: HerzState): boolean =>
  phase === 'finished' && declarer === NOBODY;

/** What the declarer holds. */
export const declarersHand = (state: HerzState): number => handOf(state, state.declarer);
