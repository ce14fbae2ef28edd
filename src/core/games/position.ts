import type { Seat } from '@/kernel/seat';
import type { Table } from './table';

/**
 * Inside a deal players are positions in order of turn: forehand 0, the dealer last. Outside they are
 * seats.
 */
type Seated = { readonly table: Table };

/** Position of a seat, −1 if it does not play. */
export const positionOf = ({ table }: Seated, seat: Seat): number => table.active.indexOf(seat);

/** @throws RangeError for a position that nobody has. */
export function seatOf({ table }: Seated, position: number): Seat {
  const seat = table.active[position];
  if (seat === undefined) throw new RangeError(`no position: ${position}`);
  return seat;
}
