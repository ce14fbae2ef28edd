import type { SuitLetter } from '../../../cards/suit';
import { letterOfSuit, NO_SUIT } from '../../../cards/suit';
import { handsView } from '../../hands-view';
import type { PlayView } from '../../play';
import { seatOf } from '../../position';
import type { Declaration, Fine } from '../result';
import type { DanishState } from './state';
import { hasEnded, turnOf } from './state';

/** What this game shows beside what every game does. */
export type DanishView = PlayView & {
  /**
   * What the fool led to the trick on the table stands for; the name is final; the second player has
   * claimed.
   */
  readonly names: SuitLetter | null;
  readonly fixed: boolean;
  readonly claimed: boolean;
  /** The fool must be played to trick 23. */
  readonly demanded: boolean;
  readonly declarations: readonly Declaration[];
  readonly fines: readonly Fine[];
};

export function viewOf(state: DanishState): DanishView {
  const ended = hasEnded(state);
  return {
    phase: state.phase,
    ended,
    turn: ended ? null : seatOf(state, turnOf(state)),
    ...handsView(state),
    names: state.names === NO_SUIT ? null : letterOfSuit(state.names),
    fixed: state.fixed,
    claimed: state.claimed,
    demanded: state.demanded,
    declarations: state.declarations,
    fines: state.fines,
  };
}
