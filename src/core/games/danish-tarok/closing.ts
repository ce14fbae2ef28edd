import type { Booking } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { DanishInherited } from './left';
import { accountOf } from '../ledger';
import { KING_POT, PAGAT_POT } from './payments/ledger';

/**
 * Section 7.5: the pots are merged and divided evenly among those present; what is left over as the rules
 * say.
 */
export function closeSitting(
  order: readonly Seat[],
  totals: readonly number[],
  { rules, pots }: DanishInherited,
): readonly Booking[] {
  if (!rules.pots) return [];
  const pagat = pots.pagat ?? 0;
  const total = (pots.king ?? 0) + pagat;
  const share = rules.unit * Math.floor(total / (order.length * rules.unit));
  const rest = total - order.length * share;
  const lucky = rules.potRemainder === 'club' ? 'club' : accountOf(lowest(order, totals));
  const bookings: readonly Booking[] = [
    { reason: 'pots-merged', from: PAGAT_POT, to: KING_POT, amount: pagat },
    ...order.map((seat): Booking => ({
      reason: 'pot-share',
      from: KING_POT,
      to: accountOf(seat),
      amount: share,
    })),
    { reason: 'pot-remainder', from: KING_POT, to: lucky, amount: rest },
  ];
  return bookings.filter(({ amount }) => amount > 0);
}

/** The seat with the lowest total; among equals the first in order of turn. */
function lowest(order: readonly Seat[], totals: readonly number[]): Seat {
  const totalOf = (seat: Seat): number => totals[seat] ?? 0;
  return order.reduce((low, seat) => (totalOf(seat) < totalOf(low) ? seat : low));
}
