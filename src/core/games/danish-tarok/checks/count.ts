import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { countedPoints, countedSeats } from '../../card-points';
import type { Ending } from '../ending';
import { endingOf, isCountDue } from '../ending';
import type { DanishContext } from '../left';
import type { DanishResult } from '../result';

export const pointsMissing = (result: DanishResult, { rules, table }: DanishContext): readonly Problem[] => {
  const given = countedSeats(result, table);
  return given < 2 && isCountDue(endingOf(result), rules)
    ? [missing('points-missing', 'points', { given })]
    : [];
};

/**
 * Who had no trick counts his own Scies at most, the dealer his skat too; who counts nothing had no trick.
 */
export function pointsOfEach(result: DanishResult, { table }: DanishContext): readonly Problem[] {
  const counted = countedPoints(result, table);
  if (!counted) return [];
  const ending = endingOf(result);
  return table.active.flatMap((seat, turn) => {
    const player = { seat, points: counted[turn] ?? 0, isDealer: seat === table.dealer };
    return isWithoutTrick(seat, ending) ? noTrickProblems(player) : noloProblems(player);
  });
}

type Player = { readonly seat: Seat; readonly points: number; readonly isDealer: boolean };

const isWithoutTrick = (seat: Seat, { nolo, tout }: Ending): boolean =>
  nolo?.seat === seat || (tout !== null && tout.seat !== seat);

function noTrickProblems({ seat, points, isDealer }: Player): readonly Problem[] {
  const fits = isDealer ? points >= 1 && points <= 15 : points === 0 || points === 4;
  const about = isDealer ? 'dealer' : 'player';
  return fits ? [] : [wrong('points-no-trick', `points.${seat}`, { about, seat, points })];
}

const noloProblems = ({ seat, points, isDealer }: Player): readonly Problem[] =>
  points < (isDealer ? 2 : 1) ? [wrong('nolo-missing', `points.${seat}`, { seat, points })] : [];
