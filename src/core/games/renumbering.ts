import { movedAccount, movedSeat as moved } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';

type Seated = { readonly seat: Seat };
type Booked = { readonly from: string; readonly to: string };
type Counts = readonly (number | null)[];

/** Wherever a result among three names a seat. */
type Result = {
  readonly declarations?: readonly Seated[] | undefined;
  readonly bonuses?: readonly Seated[] | undefined;
  readonly lastTrick?: Seat | undefined;
  readonly points?: Counts | undefined;
  readonly fines?: readonly Seated[] | undefined;
  readonly adjustments?: readonly Booked[] | undefined;
};

/**
 * The same result after a newcomer took a chair between others: seat `s` of it is seat `to[s]` of `seats`
 * now. Fields that are absent stay absent.
 */
export function renumber<Kind extends Result>(result: Kind, to: readonly Seat[], seats: number): Kind {
  const { declarations, bonuses, lastTrick, points, fines, adjustments } = result;
  return {
    ...result,
    ...(declarations && { declarations: declarations.map(seated(to)) }),
    ...(bonuses && { bonuses: bonuses.map(seated(to)) }),
    ...(lastTrick !== undefined && { lastTrick: moved(lastTrick, to) }),
    ...(points && { points: spread(points, to, seats) }),
    ...(fines && { fines: fines.map(seated(to)) }),
    ...(adjustments && { adjustments: adjustments.map(adjusted(to)) }),
  };
}

const seated =
  (to: readonly Seat[]) =>
  <Item extends Seated>(item: Item): Item => ({ ...item, seat: moved(item.seat, to) });

/** The newcomer did not play, so he has no card points. */
function spread(points: Counts, to: readonly Seat[], seats: number): Counts {
  const list = new Array<number | null>(seats).fill(null);
  points.forEach((counted, seat) => (list[moved(seat, to)] = counted));
  return list;
}

const adjusted =
  (to: readonly Seat[]) =>
  <Item extends Booked>(item: Item): Item => ({
    ...item,
    from: movedAccount(item.from, to),
    to: movedAccount(item.to, to),
  });
