import type { Seat } from '@/kernel/seat';
import type { Seating } from '../game';
import type { Table } from '../table';
import { orderAfter } from '../table';
import type { GermanLeft } from './left';
import type { GermanRules } from './rules';

/** Section 3: three or four at the table, of whom three play. There are no pots to divide or to buy into. */
export const seating: Seating<GermanRules, GermanLeft> = {
  sizes: () => [3, 4],
  changes: false,
  table,
  nextDealer: (last, left, present) =>
    left.again && present.includes(last.dealer) ? last.dealer : forehandAfter(last, present),
  mayChange: (left) => !left.again,
  change: () => [],
  close: () => [],
};

/** With four present the seat opposite the dealer is the King: he looks on. */
function table(seats: number, present: readonly Seat[], dealer: Seat): Table {
  const order = orderAfter(present, dealer);
  const active = order.length === 4 ? order.filter((_, turn) => turn !== 1) : order;
  return { seats, present, dealer, order, active };
}

function forehandAfter({ dealer }: Table, present: readonly Seat[]): Seat {
  const [next] = orderAfter(present, dealer);
  if (next === undefined) throw new Error('nobody is at the table');
  return next;
}
