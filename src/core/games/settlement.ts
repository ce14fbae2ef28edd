import type { Account, Booking } from '@/kernel/booking';

/**
 * Who is booked in a game of one player against others: the players among themselves, or points that are
 * written to a score, whose other side is the account `sheet`. The default first, as an option lists them.
 */
export const settlements = ['table', 'sheet'] as const;

export type Settlement = (typeof settlements)[number];

export type Payment = {
  readonly reason: string;
  readonly from: readonly Account[];
  readonly to: readonly Account[];
  /** In points; nothing is booked for 0. */
  readonly amount: number;
};

/** Books the same amount from each who pays to each who gets, one who gets after the other. */
export function payAcross(bookings: Booking[], { reason, from, to, amount }: Payment): void {
  if (amount === 0) return;
  for (const winner of to) {
    for (const loser of from) bookings.push({ reason, from: loser, to: winner, amount });
  }
}
