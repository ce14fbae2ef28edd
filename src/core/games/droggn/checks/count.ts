import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { Counted } from '../../points-pair';
import { countedPair, pairRangeProblems, pairSumProblems } from '../../points-pair';
import { HALF, POINTS } from '../contract';
import type { Played } from '../result';
import type { DroggnRules } from '../rules';

/** `points-extra`, `match-missing`, `points-missing`, or what is wrong with the numbers. */
export function pointsProblems(result: Played): readonly Problem[] {
  const { contract, points, match } = result;
  const counted = countedPair(points, POINTS);
  if (contract === 'super-mord') return superMordProblems(result);
  if (counted === null) return match ? [] : [missing('points-missing', 'points', { due: POINTS })];
  return numberProblems(result, counted);
}

/** Two numbers not counted are as good as none. */
export const hasPoints = (points: Played['points'] = []): boolean => points.some((side) => side !== null);

const superMordProblems = ({ points, match }: Played): readonly Problem[] => [
  ...(hasPoints(points) ? [wrong('points-extra', 'points')] : []),
  ...(match === undefined ? [missing('match-missing', 'match')] : []),
];

/** Range, sum, nothing for the declarer, match: only the first of them. */
function numberProblems(result: Played, counted: Counted): readonly Problem[] {
  const { points = [] } = result;
  const range = pairRangeProblems(points, POINTS);
  if (range.length > 0) return range;
  const sum = pairSumProblems(points, POINTS);
  if (sum.length > 0) return sum;
  return counted[0] === 0 ? [nothingCounted] : matchProblems(result, counted);
}

const nothingCounted = wrong('points-range', 'points.0', { value: 0, most: POINTS, about: 'declarer' });

/** The defenders keep the Gstieß of a match, unless it lies in the talon of a Super. */
function matchProblems({ contract, match = false }: Played, counted: Counted): readonly Problem[] {
  const [declarer, defenders] = counted;
  const all = defenders === 0;
  const fits = match ? defenders === 4 || (all && contract === 'super') : !all;
  if (fits) return [];
  const about = match ? (contract === 'super' ? 'super' : 'match') : 'none';
  return [wrong('points-match', 'points', { about, declarer, defenders })];
}

/** `last-trick-missing`: at 37 : 37 it decides. */
export function lastTrickMissing(result: Played, { tie }: DroggnRules): readonly Problem[] {
  const { contract, points, match, lastTrick } = result;
  if (tie !== 'last-trick' || contract === 'super-mord' || match || lastTrick !== undefined) return [];
  const [declarer, defenders] = countedPair(points, POINTS) ?? [];
  return declarer === HALF && defenders === HALF ? [missing('last-trick-missing', 'lastTrick')] : [];
}
