import type { Table } from '../table';
import type { DanishResult } from './result';
import { AVERAGE, POINTS } from './result';
import type { DanishRules } from './rules';

/** Card points of forehand, middle and dealer. */
export type Counted = readonly [forehand: number, middle: number, dealer: number];

/** How many of the active seats have a number. */
export const countedSeats = ({ points }: DanishResult, { active }: Table): number =>
  points ? active.filter((seat) => typeof points[seat] === 'number').length : 0;

/**
 * The points of the active seats; who was not counted has what is missing to 78. Null if two were not
 * counted.
 */
export function countedPoints({ points }: DanishResult, { active }: Table): Counted | null {
  if (!points) return null;
  const forehand = points[active[0] ?? 0] ?? null;
  const middle = points[active[1] ?? 0] ?? null;
  const dealer = points[active[2] ?? 0] ?? null;
  if (forehand !== null && middle !== null) return [forehand, middle, dealer ?? POINTS - forehand - middle];
  if (dealer === null) return null;
  if (forehand !== null) return [forehand, POINTS - forehand - dealer, dealer];
  return middle === null ? null : [POINTS - middle - dealer, middle, dealer];
}

/** What card points are worth against the average, in points to pay or get. */
export function worthOf(points: number, { counting, unit }: DanishRules): number {
  const difference = points - AVERAGE;
  if (counting === 'exact') return difference;
  const steps = Math.floor((2 * Math.abs(difference) + unit) / (2 * unit));
  return Math.sign(difference) * unit * steps;
}
