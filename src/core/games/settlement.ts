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

/** The same amount from each who pays to each who gets, one who gets after the other. */
export const paid = ({ reason, from, to, amount }: Payment): readonly Booking[] =>
  amount === 0
    ? []
    : to.flatMap((winner) => from.map((loser) => ({ reason, from: loser, to: winner, amount })));
