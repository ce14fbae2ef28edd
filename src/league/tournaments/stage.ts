import type { Round } from './round';
import type { Tournament } from './tournament';

/** Where a tournament is, in words for its page. */
export const stages = [
  'announced',
  'cancelled',
  'open',
  'seated',
  'running',
  'round-closed',
  'finished',
] as const;
export type Stage = (typeof stages)[number];

export function stageOf({ life, rounds }: Tournament): Stage {
  if (life !== 'open') return life;
  const last = rounds.at(-1);
  if (!last) return 'open';
  if (last.closed) return 'round-closed';
  return last.started === null ? 'seated' : 'running';
}

/** The round that is played, or seated and not played yet, or the last; null before the first seating. */
export const currentRound = ({ rounds }: Tournament): Round | null => rounds.at(-1) ?? null;

/** The round whose tables are open; null if none is. */
export function runningRound(tournament: Tournament): Round | null {
  const last = currentRound(tournament);
  return last && last.started !== null && !last.closed ? last : null;
}

/** The number of the round that would be seated now. */
export function nextRound({ rounds }: Tournament): number {
  const last = rounds.at(-1);
  return last && last.started === null ? last.number : rounds.length + 1;
}

/** How many rounds have begun. */
export const roundsStarted = ({ rounds }: Pick<Tournament, 'rounds'>): number =>
  rounds.filter(({ started }) => started !== null).length;
