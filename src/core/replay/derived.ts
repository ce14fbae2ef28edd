import type { Booking } from '@/kernel/booking';
import type { Difference, Pots } from '../games/game';

/** What a step booked, what it won and lost each seat, and what the pots hold after it. */
export type Booked = {
  readonly entries: readonly Booking[];
  readonly net: readonly number[];
  readonly pots: Pots;
};

/** A deal that counts: its result as replayed, or as claimed, and where a claim differs from the replay. */
export type ScoredDeal = Booked & {
  readonly result: unknown;
  readonly differences: readonly Difference[];
};

/** A deal of which only the sums are known. */
export type AmountsDeal = Booked & { readonly amounts: true };

/** A deal an arbiter annulled; it books nothing. */
export type StruckDeal = Booked & { readonly struck: true };

/** A deal whose actions stop early; it may only be the last of a sitting that is open. */
export type UnfinishedDeal = { readonly unfinished: true };

export type DerivedDeal = ScoredDeal | AmountsDeal | StruckDeal | UnfinishedDeal;

export type DerivedChange = Booked & { readonly before: number };

export type DerivedClosing = Omit<Booked, 'pots'>;

/**
 * `tarok-score/1` of the record format. `changes` only if there were any, `closing` only for a closed
 * sitting.
 */
export type Derived = {
  readonly format: 'tarok-score/1';
  readonly deals: readonly DerivedDeal[];
  readonly changes?: readonly DerivedChange[];
  readonly closing?: DerivedClosing;
  readonly totals: readonly number[];
  readonly pots: Pots;
};
