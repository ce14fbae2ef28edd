import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import { countedPair, pairRangeProblems, pairSumProblems } from '../../points-pair';
import { choicesOf, levelOf } from '../contract';
import type { HusarlnContext } from '../left';
import type { HusarlnResult, PlayedOut } from '../result';
import { POINTS } from '../result';
import { bonusAllowed } from './allowed';
import { bonusTwice, kingsBoth } from './repeated';
import { tarocksSum, trullPagat } from './holdings';

type Problems = readonly Problem[];

/** Section 8.2, meaning: every fault of a result whose form and seats are sound, and which stands alone. */
export function checkMeaning(result: HusarlnResult, { rules }: HusarlnContext): Problems {
  if (result.contract === 'pass') return [];
  const { bonuses = [] } = result;
  return [
    ...choiceProblems(result),
    ...pointsProblems(result),
    ...bonuses.flatMap((bonus, index) => bonusAllowed(bonus, index, rules)),
    ...bonusTwice(result),
    ...kingsBoth(result),
    ...trullPagat(bonuses),
    ...tarocksSum(bonuses),
  ];
}

function choiceProblems({ contract, choice }: PlayedOut): Problems {
  if (contract === 'solo') return choice === undefined ? [] : [wrong('choice-extra', 'choice', { choice })];
  if (choice === undefined) return [missing('choice-missing', 'choice', { contract })];
  if (levelOf(contract, choice) > 0) return [];
  return [wrong('choice-value', 'choice', { contract, choice, allowed: choicesOf[contract].join(', ') })];
}

function pointsProblems({ points = [] }: PlayedOut): Problems {
  if (countedPair(points, POINTS) === null) return [missing('points-missing', 'points', { due: POINTS })];
  const outside = pairRangeProblems(points, POINTS);
  return outside.length > 0 ? outside : pairSumProblems(points, POINTS);
}
