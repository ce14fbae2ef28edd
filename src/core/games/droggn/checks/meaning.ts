import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { MOST_DOUBLES } from '../contract';
import type { DroggnContext } from '../left';
import type { DroggnResult, Played } from '../result';
import { bonusProblems, bonusTwice, laidOutTwice } from './bonuses';
import { hasPoints, lastTrickMissing, pointsProblems } from './count';
import { lastTrickProblems } from './last-trick';

/** Section 8.2, meaning: every fault of a result whose form is sound. Paths start at the result. */
export function checkMeaning(result: DroggnResult, { rules }: DroggnContext): readonly Problem[] {
  if (result.contract === 'pass') return [];
  return [
    ...doublesRange(result),
    ...bonusTwice(result),
    ...laidOutTwice(result),
    ...bonusProblems({ result, rules }),
    ...(result.revoke === undefined
      ? [...pointsProblems(result), ...lastTrickProblems(result), ...lastTrickMissing(result, rules)]
      : revokeExtra(result)),
  ];
}

const doublesRange = ({ doubles = 0 }: Played): readonly Problem[] =>
  doubles >= 0 && doubles <= MOST_DOUBLES
    ? []
    : [wrong('doubles-range', 'doubles', { value: doubles, most: MOST_DOUBLES })];

/** A revoke ended the deal: nothing was counted or won, and of a laid-out card nobody knows. */
function revokeExtra({ points, match, lastTrick, bonuses = [] }: Played): readonly Problem[] {
  const told = hasPoints(points) || match !== undefined || lastTrick !== undefined;
  const known = bonuses.some(({ announced, made }) => !announced || made !== undefined);
  return told || known ? [wrong('revoke-extra', 'revoke')] : [];
}
