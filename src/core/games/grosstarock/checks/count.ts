import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { countedPoints, countedSeats } from '../../card-points';
import type { Told } from './told';

export function pointsMissing({ result, at, ending }: Told): readonly Problem[] {
  const given = countedSeats(result, at.table);
  return given < 2 && ending.counted ? [missing('points-missing', 'points', { given })] : [];
}

/**
 * Who had no trick counts his own Sküs at most, the dealer his discard too; after a Vole nobody else has
 * the Sküs. Who counts nothing had no trick.
 */
export function pointsOfEach({ result, at }: Told): readonly Problem[] {
  const { table } = at;
  const counted = countedPoints(result, table);
  if (!counted) return [];
  const sweep = (result.bonuses ?? []).find(({ kind, made }) => made && (kind === 'tout' || kind === 'nolo'));
  return table.active.flatMap((seat, turn) => {
    const player = { seat, points: counted[turn] ?? 0, isDealer: seat === table.dealer };
    if (sweep?.kind === 'tout') return seat === sweep.seat ? [] : noTrickProblems(player, 0);
    return seat === sweep?.seat ? noTrickProblems(player, 4) : noloProblems(player);
  });
}

type Player = { readonly seat: Seat; readonly points: number; readonly isDealer: boolean };

/** The most that a discard counts: one, Pagat and two queens. */
const RICHEST_DISCARD = 11;

function noTrickProblems({ seat, points, isDealer }: Player, fool: 0 | 4): readonly Problem[] {
  const most = RICHEST_DISCARD + fool;
  const fits = isDealer ? points >= 1 && points <= most : points === 0 || points === fool;
  const about = isDealer ? 'dealer' : 'player';
  return fits ? [] : [wrong('points-no-trick', `points.${seat}`, { about, seat, points, most, fool })];
}

const noloProblems = ({ seat, points, isDealer }: Player): readonly Problem[] =>
  points < (isDealer ? 2 : 1) ? [wrong('nolo-missing', `points.${seat}`, { seat, points })] : [];
