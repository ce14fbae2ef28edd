import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { HerzContext } from './left';
import type { PointsPair } from '../points-pair';
import { pairSumProblems } from '../points-pair';
import type { HerzResult } from './result';
import { POINTS, soloPoints } from './result';

/**
 * Section 8.2: what is wrong with a result whose form is sound and which stands alone. The first fault
 * only.
 */
export function checkMeaning(result: HerzResult, { rules }: HerzContext): readonly Problem[] {
  switch (result.contract) {
    case 'pass':
      return rules.allPass === 'throw-in' ? [] : [wrong('pass-illegal', 'contract')];
    case 'solo':
      return pointsProblems(result.points);
  }
}

function pointsProblems(points: PointsPair | undefined): readonly Problem[] {
  const counted = soloPoints(points);
  if (!points || counted === null) return [missing('points-missing', 'points')];
  const sum = pairSumProblems(points, POINTS);
  if (sum.length > 0 || isPossible(counted)) return sum;
  return [wrong('points-impossible', `points.${points[0] === null ? 1 : 0}`)];
}

/** No cards are worth exactly 1, so the other side cannot have 119 either. */
const isPossible = (points: number): boolean => points !== 1 && points !== POINTS - 1;
