import { at } from '../../../cards/byte';
import { trickNumber } from '../../../cards/three-hands';
import { seatOf } from '../../position';
import type { Window } from '../result';
import { windows } from '../result';
import type { AnnouncedKind, GrossState } from './state';

/** Why all tricks or none cannot be announced now (section 4.4). */
export type AnnounceRule = 'one' | 'on-table' | 'again' | 'late' | 'trick-lost' | 'trick-won';

/** The last trick before which each may be announced. */
const latest: Readonly<Record<AnnouncedKind, number>> = { tout: 20, nolo: 13 };

export const announcedKinds = ['tout', 'nolo'] as const satisfies readonly AnnouncedKind[];

/** The one kind that is announced, or null if the list is another. */
export const announcedKind = (bonuses: readonly unknown[]): AnnouncedKind | null =>
  bonuses.length === 1 ? (announcedKinds.find((kind) => kind === bonuses[0]) ?? null) : null;

/** The rule that this announcement by a position would break, or null. */
export function announceRule(
  state: GrossState,
  position: number,
  kind: AnnouncedKind,
): Exclude<AnnounceRule, 'one'> | null {
  const won = at(state.won, position);
  if (state.lying > 0) return 'on-table';
  if (state.announcements.some(({ seat }) => seat === seatOf(state, position))) return 'again';
  if (trickNumber(state) > latest[kind]) return 'late';
  if (kind === 'tout') return won < state.tricks ? 'trick-lost' : null;
  return won > 0 ? 'trick-won' : null;
}

/** Announces by a position what it may. */
export function announce(state: GrossState, position: number, kind: AnnouncedKind): void {
  const announcement = { seat: seatOf(state, position), kind, before: windowAt(trickNumber(state)) };
  state.announcements = [...state.announcements, announcement];
}

/** What an announcement before this trick counts as. */
const windowAt = (trick: number): Window => windows.find((latestTrick) => trick <= latestTrick) ?? 20;
