import type { Counting } from '../seasons/criteria';
import { type Part, pointsOf, type Scored } from './part';

/**
 * What a line comes to: `points` over `of`, which is 1 but for a mean; and the keys of the parts that count.
 */
export type Counted = {
  readonly points: number;
  readonly of: number;
  readonly counted: ReadonlySet<string>;
};

/** What of the parts counts. Penalties outside the parts always do. */
export function count({ parts, extra }: Scored, counting: Counting): Counted {
  const candidates = parts.filter(({ counts }) => counts);
  const outside = pointsOf(extra) + pointsOf(parts.filter(({ counts }) => !counts));
  const chosen = counting.kind === 'best' ? best(candidates, counting.n) : candidates;
  return {
    points: pointsOf(chosen) + outside,
    of: counting.kind === 'mean' ? Math.max(1, chosen.length) : 1,
    counted: new Set(chosen.map(({ key }) => key)),
  };
}

/** The `n` with most points; of equals the earlier ones. */
const best = (parts: readonly Part[], n: number): readonly Part[] =>
  parts.toSorted((a, b) => b.points - a.points).slice(0, n);

/** Is a mean (or sum) higher than another? Compared exactly: no fraction is ever rounded to decide. */
export const compareValues = (a: Pick<Counted, 'points' | 'of'>, b: Pick<Counted, 'points' | 'of'>): number =>
  a.points * b.of - b.points * a.of;
