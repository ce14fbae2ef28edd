import { TAROK } from '../../../cards/suit';
import type { DanishState } from './state';
import { countOf } from '../../../cards/three-hands';

/**
 * The rule a redeal asked for by this position would break, or null: nobody who was dealt a tarok may
 * (section 4.2).
 */
export const redealRule = (state: DanishState, position: number): 'tarok-held' | null =>
  countOf(state, position, TAROK) === 0 ? null : 'tarok-held';

/** The hand without taroks is shown; the same dealer deals again. */
export function redeal(state: DanishState): void {
  state.phase = 'redealt';
  state.redealt = 'no-taroks';
}
