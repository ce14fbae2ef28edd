import { movedAccount, movedSeat as moved } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Adjustment, DanishResult } from './result';

/**
 * The same result after a newcomer took a chair between others: seat `s` of it is seat `to[s]` of `seats`
 * now. Fields that are absent stay absent.
 */
export function renumber(result: DanishResult, to: readonly Seat[], seats: number): DanishResult {
  const { declarations, bonuses, lastTrick, points, fines, adjustments } = result;
  return {
    ...result,
    ...(declarations && { declarations: declarations.map(seated(to)) }),
    ...(bonuses && { bonuses: bonuses.map(seated(to)) }),
    ...(lastTrick !== undefined && { lastTrick: moved(lastTrick, to) }),
    ...(points && { points: spread(points, to, seats) }),
    ...(fines && { fines: fines.map(seated(to)) }),
    ...(adjustments && { adjustments: adjustments.map((one) => adjusted(one, to)) }),
  };
}

const seated =
  (to: readonly Seat[]) =>
  <Item extends { readonly seat: Seat }>(item: Item): Item => ({ ...item, seat: moved(item.seat, to) });

/** The newcomer did not play, so he has no card points. */
function spread(points: readonly (number | null)[], to: readonly Seat[], seats: number): (number | null)[] {
  const list = new Array<number | null>(seats).fill(null);
  points.forEach((counted, seat) => (list[moved(seat, to)] = counted));
  return list;
}

const adjusted = (adjustment: Adjustment, to: readonly Seat[]): Adjustment => ({
  ...adjustment,
  from: movedAccount(adjustment.from, to),
  to: movedAccount(adjustment.to, to),
});
