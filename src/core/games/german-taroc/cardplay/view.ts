import { handsView } from '../../hands-view';
import type { PlayView } from '../../play';
import { seatOf } from '../../position';
import type { Declaration } from '../result';
import type { GermanState } from './state';
import { hasEnded, turnOf } from './state';

/** What this game shows beside what every game does: what was declared so far. */
export type GermanView = PlayView & { readonly declarations: readonly Declaration[] };

export function viewOf(state: GermanState): GermanView {
  const ended = hasEnded(state);
  return {
    phase: state.phase,
    ended,
    turn: ended ? null : seatOf(state, turnOf(state)),
    ...handsView(state),
    declarations: state.declarations,
  };
}
