import type { Seat } from '@/kernel/seat';
import type { Seating } from '../game';
import type { Table } from '../table';
import { orderAfter } from '../table';
import type { DroggnLeft } from './left';
import type { DroggnRules } from './rules';

/** Section 3: three or four at the table, of whom three play; nobody comes or goes, and there are no pots. */
export const seating: Seating<DroggnRules, DroggnLeft> = {
  sizes: () => [3, 4],
  changes: false,
  table,
  nextDealer,
  mayChange: () => false,
  change: () => [],
  close: () => [],
};

/** With four at the table the dealer sits out. */
function table(seats: number, present: readonly Seat[], dealer: Seat): Table {
  const order = orderAfter(present, dealer);
  return { seats, present, dealer, order, active: order.slice(0, 3) };
}

function nextDealer({ dealer }: Table, { declarer }: DroggnLeft, present: readonly Seat[]): Seat | null {
  const next = declarer ?? dealer;
  return present.find((seat) => seat === next) ?? null;
}
