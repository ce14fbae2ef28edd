import type { Seat } from '@/kernel/seat';
import type { Seating } from './game';
import type { Table } from './table';
import { orderAfter } from './table';

/** What decides who deals next: after a void deal the same player deals again. */
type Again = { readonly again: boolean };

/**
 * Three or four at the table, of whom three play; no pots to divide or to buy into, so nobody comes or
 * goes.
 */
export const seatingOfThree: Seating<unknown, Again> = {
  sizes: () => [3, 4],
  changes: false,
  forgetsOrder: true,
  table: tableOfThree,
  nextDealer: (last, left, present) =>
    left.again && present.includes(last.dealer) ? last.dealer : dealerAfter(last, present),
  mayChange: (left) => !left.again,
  change: () => [],
  close: () => [],
};

/** With four present the seat opposite the dealer sits out. */
export function tableOfThree(seats: number, present: readonly Seat[], dealer: Seat): Table {
  const order = orderAfter(present, dealer);
  const active = order.length === 4 ? order.filter((_, turn) => turn !== 1) : order;
  return { seats, present, dealer, order, active };
}

/** With four present the dealer sits out. */
export function tableWithoutDealer(seats: number, present: readonly Seat[], dealer: Seat): Table {
  const order = orderAfter(present, dealer);
  return { seats, present, dealer, order, active: order.slice(0, 3) };
}

/** The next in order of turn. @throws Error if nobody is at the table. */
export function dealerAfter({ dealer }: Table, present: readonly Seat[]): Seat {
  const [next] = orderAfter(present, dealer);
  if (next === undefined) throw new Error('nobody is at the table');
  return next;
}
