import type { DirectorTable } from './answers';

/** Why a table wants its director, most pressing first. */
export const attentions = ['old', 'not-opened', 'done', 'silent', 'last'] as const;
export type Attention = (typeof attentions)[number];

/** A deal takes six to eight minutes: after twice that something is the matter, or nobody writes. */
export const silentAfter = 15 * 60_000;

export type Standing = {
  /** The round that is played, or seated; null before the first. */
  readonly round: number | null;
  readonly running: boolean;
  /** Milliseconds since 1970; `answered`: when `silent` of the tables was true. */
  readonly answered: number;
  readonly now: number;
};

type Table = Pick<DirectorTable, 'round' | 'state' | 'done' | 'last' | 'silent'>;

/**
 * Why this table wants its director; null if it plays on well. `old`: its round is over and it is still open.
 */
export function attentionOf(table: Table, standing: Standing): Attention | null {
  if (table.state === 'closed') return null;
  if (table.state === 'not-opened') return standing.running ? 'not-opened' : null;
  if (isOld(table, standing)) return 'old';
  if (table.done) return 'done';
  if (isSilent(table, standing)) return 'silent';
  return table.last ? 'last' : null;
}

/** Tables that were opened without any round belong to none. */
const isOld = ({ round }: Table, standing: Standing): boolean =>
  standing.round !== null && (round !== standing.round || !standing.running);

const isSilent = ({ silent }: Table, { answered, now }: Standing): boolean =>
  silent !== null && silent + (now - answered) >= silentAfter;

/** Since when nothing was written there; null for a table that is not open. */
export const silentSince = ({ silent }: Pick<DirectorTable, 'silent'>, answered: number): number | null =>
  silent === null ? null : answered - silent;
