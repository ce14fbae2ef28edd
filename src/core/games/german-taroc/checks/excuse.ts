import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { countedPoints } from '../../card-points';
import type { GermanContext } from '../left';
import type { GermanResult } from '../result';

/** Who played the Excuse and won no trick, and where the result says so. */
type Statement = { readonly seat: Seat; readonly path: string };

const statementsOf = ({ bonuses = [] }: GermanResult): readonly Statement[] =>
  bonuses.flatMap(({ kind, seat }, index) =>
    kind === 'fool-alone' ? [{ seat, path: `bonuses.${index}` }] : [],
  );

/** `bonus-twice`; or else `fool-alone-conflict`: he took the last trick, or one with the Pagat. */
export function foolAloneProblems(result: GermanResult): readonly Problem[] {
  const [first, second] = statementsOf(result);
  if (second) return [wrong('bonus-twice', second.path)];
  return first ? conflict(result, first) : [];
}

function conflict({ bonuses = [], lastTrick }: GermanResult, { seat, path }: Statement): readonly Problem[] {
  const hasPagat = bonuses.some((bonus) => bonus.kind !== 'fool-alone' && bonus.seat === seat && bonus.made);
  if (lastTrick !== seat && !hasPagat) return [];
  return [wrong('fool-alone-conflict', path, { about: hasPagat ? 'pagat' : 'last-trick', seat })];
}

/**
 * Who has no trick counts the Excuse alone, if he keeps it, and the dealer his three cards too
 * (`points-no-trick`). Any other dealer counts these at least (`points-dealer`). Asked with at least two
 * numbers.
 */
export function pointsOfEach(result: GermanResult, at: GermanContext): readonly Problem[] {
  const counted = countedPoints(result, at.table);
  if (!counted) return [];
  const trickless = statementsOf(result).map(({ seat }) => seat);
  return at.table.active.flatMap((seat, turn) => {
    const points = counted[turn] ?? 0;
    if (trickless.includes(seat)) return noTrickProblems({ seat, points }, at);
    return seat === at.table.dealer && points === 0 ? [dealerProblem(seat)] : [];
  });
}

type Counted = { readonly seat: Seat; readonly points: number };

/** Three cards count 1 and at most 3 queens' 9 more; no king may be laid away, and the Excuse was played. */
const DISCARD = { least: 1, most: 10 };

function noTrickProblems({ seat, points }: Counted, { rules, table }: GermanContext): readonly Problem[] {
  const kept = rules.foolAlone === 'transfer-and-pay' ? 0 : 4;
  const isDealer = seat === table.dealer;
  const [least, most] = isDealer ? [kept + DISCARD.least, kept + DISCARD.most] : [kept, kept];
  if (points >= least && points <= most) return [];
  const about = isDealer ? 'dealer' : 'player';
  return [wrong('points-no-trick', `points.${seat}`, { about, seat, points, least, most })];
}

const dealerProblem = (seat: Seat): Problem => wrong('points-dealer', `points.${seat}`, { seat });
