import { at } from '../../../cards/byte';
import { FOOL } from '../../../cards/card';
import type { DanishState } from './state';
import { DEALER, holds, trickNumber } from '../../../cards/three-hands';
import { DEMAND_TRICK } from './state';
import { takeBack } from './trick';

/** Why the fool cannot be demanded (section 4.5). */
export type DemandRule = 'not-trick-23' | 'already' | 'own' | 'gone';

/** The rule that a demand by this position would break, or null. */
export function demandRule(state: DanishState, position: number): DemandRule | null {
  if (trickNumber(state) !== DEMAND_TRICK) return 'not-trick-23';
  if (state.demanded) return 'already';
  if (holds(state, position, FOOL)) return 'own';
  return at(state.holder, FOOL) > DEALER ? 'gone' : null;
}

/** If the holder has played to this trick already, his card and all after it go back and he is to act. */
export function demandFool(state: DanishState): void {
  state.demanded = true;
  const index = (at(state.holder, FOOL) - state.leader + 3) % 3;
  if (index < state.lying) takeBack(state, index);
}
