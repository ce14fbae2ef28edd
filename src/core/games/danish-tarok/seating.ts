import type { Booking } from '@/kernel/booking';
import { potAccount } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Change, Seating } from '../game';
import { accountOf } from '../ledger';
import type { Table } from '../table';
import { orderAfter } from '../table';
import { closeSitting } from './closing';
import type { DanishInherited, DanishLeft } from './left';
import { pots } from './payments/ledger';
import type { DanishRules } from './rules';

/** Sections 3 and 7.4: three or four at the table, of whom three play; people may come and go. */
export const seating: Seating<DanishRules, DanishLeft> = {
  anticlockwise: true,
  sizes: () => [3, 4],
  changes: true,
  table,
  nextDealer: (last, left, present) =>
    left.redeal && present.includes(last.dealer) ? last.dealer : forehandAfter(last, present),
  mayChange: (left) => !left.redeal,
  change: payChange,
  close: closeSitting,
};

/** With four present the seat opposite the dealer sits out. */
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

function payChange(change: Change, present: readonly Seat[], at: DanishInherited): readonly Booking[] {
  if (!at.rules.pots) return [];
  const seat = accountOf(change.seat);
  return pots.flatMap((pot): readonly Booking[] => {
    const amount =
      change.type === 'join' ? entryOf(pot, present.length, at) : shareOf(pot, present.length, at);
    const ends =
      change.type === 'join' ? { from: seat, to: potAccount(pot) } : { from: potAccount(pot), to: seat };
    return amount === 0 ? [] : [{ reason: change.type, ...ends, amount }];
  });
}

type OnePot = (typeof pots)[number];

/**
 * What a newcomer pays into a pot: a share to the nearest unit, or the foundation if he will not pay it
 * anyway.
 */
function entryOf(pot: OnePot, people: number, { rules, pots: held, left }: DanishInherited): number {
  const content = held[pot] ?? 0;
  switch (rules.join) {
    case 'share':
      return rules.unit * Math.floor((2 * content + people * rules.unit) / (2 * people * rules.unit));
    case 'foundation':
      return left.due[pot] || content === 0 ? 0 : rules.foundation;
    case 'nothing':
      return 0;
  }
}

/** What one who leaves takes from a pot: a share, rounded down. */
function shareOf(pot: OnePot, people: number, { rules, pots: held }: DanishInherited): number {
  if (rules.leave === 'nothing') return 0;
  return rules.unit * Math.floor((held[pot] ?? 0) / (people * rules.unit));
}
