import type { PersonId } from '@/kernel/ids';
import type { Penalty, ResultRow } from './facts';

/**
 * What somebody did in a round or an evening. `open`: a table of his is not closed; `out`: sat out;
 * `not-joined`: was not there yet (shown as a dash); `substituted`: somebody played for him; `given`: he
 * played for somebody who gets the points.
 */
export const partStates = [
  'played',
  'open',
  'out',
  'absent',
  'not-joined',
  'left',
  'substituted',
  'given',
] as const;
export type PartState = (typeof partStates)[number];

/**
 * What a line is made of: a round (`key` is its number), an evening (its id), in a list of clubs or teams a
 * person. `points` are everything together: deals, what a substitute brings, penalties. `played`: did he sit
 * at a table himself; `counts`: may the counting rule count it, and drop it.
 */
export type Part = {
  readonly key: string;
  readonly state: PartState;
  readonly points: number;
  readonly played: boolean;
  readonly counts: boolean;
  readonly deals: number;
  readonly won: number;
  readonly results: readonly ResultRow[];
  readonly penalties: readonly Penalty[];
  /** Who played for him, or for whom he played. */
  readonly substitute: PersonId | null;
  /** What the regulation gives for a substitute's play, or takes from him who played for another. */
  readonly substitution: number;
};

export const pointsOf = (rows: readonly { readonly points: number }[]): number =>
  rows.reduce((sum, { points }) => sum + points, 0);

/**
 * One person (or club, or team) before counting: `extra` are penalties that belong to no part, always
 * counted.
 */
export type Scored = {
  readonly key: string;
  readonly parts: readonly Part[];
  readonly extra: readonly Penalty[];
};
