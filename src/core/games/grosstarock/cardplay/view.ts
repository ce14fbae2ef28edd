import { handsView } from '../../hands-view';
import type { PlayView } from '../../play';
import { seatOf } from '../../position';
import type { Declaration } from '../result';
import type { Announcement, GrossState } from './state';
import { turnOf } from './state';

/** What this game shows beside what every game does. */
export type GrossView = PlayView & {
  readonly declarations: readonly Declaration[];
  readonly announcements: readonly Announcement[];
};

export function viewOf(state: GrossState): GrossView {
  const ended = state.phase === 'finished';
  return {
    phase: state.phase,
    ended,
    turn: ended ? null : seatOf(state, turnOf(state)),
    ...handsView(state),
    declarations: state.declarations,
    announcements: state.announcements,
  };
}
