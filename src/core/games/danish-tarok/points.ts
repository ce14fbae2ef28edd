import { AVERAGE } from '../card-points';
import type { DanishRules } from './rules';

/** What card points are worth against the average, in points to pay or get. */
export function worthOf(points: number, { counting, unit }: DanishRules): number {
  const difference = points - AVERAGE;
  if (counting === 'exact') return difference;
  const steps = Math.floor((2 * Math.abs(difference) + unit) / (2 * unit));
  return Math.sign(difference) * unit * steps;
}
