import * as z from 'zod/mini';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';

/**
 * Card points of a declarer and of the defenders, in this order. `null`: not counted, what the other side
 * leaves of the pack. That there are two of them is asked by `pairShapeProblems`: a schema that says so no
 * longer looks at the numbers of a longer list.
 */
export const PointsPair = z.array(z.nullable(z.int()));
export type PointsPair = readonly (number | null)[];

export type Counted = readonly [declarer: number, defenders: number];

/** Both numbers, one not counted taken from the other; null if there is none. `pack`: points in the pack. */
export function countedPair(points: PointsPair | undefined, pack: number): Counted | null {
  const [declarer = null, defenders = null] = points ?? [];
  if (declarer !== null) return [declarer, defenders ?? pack - declarer];
  return defenders === null ? null : [pack - defenders, defenders];
}

/** `points-shape`: a list, but not of two. */
export const pairShapeProblems = (points: unknown): readonly Problem[] =>
  Array.isArray(points) && points.length !== 2
    ? [wrong('points-shape', 'points', { count: points.length })]
    : [];

/** `points-range`, one for each number that no side can have. */
export const pairRangeProblems = (points: PointsPair, pack: number): readonly Problem[] =>
  points.flatMap((value, side) =>
    value !== null && (value < 0 || value > pack)
      ? [wrong('points-range', `points.${side}`, { value, most: pack })]
      : [],
  );

/** `points-sum`, asked of a pair whose numbers are in range. */
export function pairSumProblems(points: PointsPair, pack: number): readonly Problem[] {
  const [declarer = null, defenders = null] = points;
  if (declarer === null || defenders === null || declarer + defenders === pack) return [];
  return [wrong('points-sum', 'points', { sum: declarer + defenders, due: pack })];
}
