import type { Seat } from '@/kernel/seat';
import type { Seating } from '../game';
import type { Table } from '../table';
import { orderAfter } from '../table';
import type { HerzLeft } from './left';
import type { HerzRules } from './rules';

/** Section 3: everybody plays, nobody comes or goes, and there is nothing to divide at the end. */
export const seating: Seating<HerzRules, HerzLeft> = {
  sizes,
  changes: false,
  forgetsOrder: true,
  table,
  nextDealer: ({ dealer }, _left, present) => orderAfter(present, dealer)[0] ?? dealer,
  mayChange: () => false,
  change: () => [],
  close: () => [],
};

const sizesOf: Readonly<Record<HerzRules['tableSizes'], readonly number[]>> = {
  '2-5': [2, 3, 4, 5],
  '2-4': [2, 3, 4],
  '3-5': [3, 4, 5],
};

/** Lembke has no pack for five. */
function sizes({ tableSizes, packs }: HerzRules): readonly number[] {
  return sizesOf[tableSizes].filter((size) => packs !== 'lembke' || size < 5);
}

/** Who leads is the rules' matter, not the table's; see `forehandOf`. */
function table(seats: number, present: readonly Seat[], dealer: Seat): Table {
  const order = orderAfter(present, dealer);
  return { seats, present, dealer, order, active: order };
}
