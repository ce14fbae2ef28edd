import type { Difference, Pots } from '@/core/games/game';
import type { PackedDeal } from '@/core/games/play';
import type { Booking } from '@/kernel/booking';
import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Problem } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Amount } from '@/league/sittings/deal';

/**
 * A sitting replayed from its whole stream: what its views are written
 * from. Lists of numbers are by seat.
 */
export type SittingReplayed = {
  readonly id: SittingId;
  /** Of the last event that was read. */
  readonly version: number;
  readonly position: number;
  readonly tournament: TournamentId;
  readonly round: number;
  readonly table: number;
  readonly game: string;
  readonly preset: string | null;
  readonly rules: unknown;
  readonly closed: boolean;
  readonly persons: readonly PersonId[];
  readonly present: readonly Seat[];
  readonly deals: readonly DealReplayed[];
  readonly changes: readonly ChangeReplayed[];
  readonly closing: Booked | null;
  readonly totals: readonly number[];
  readonly pots: Pots;
  readonly nextDealer: Seat | null;
  readonly problems: readonly Problem[];
  /** When it was closed for the first time, and the last change that was made to it since. */
  readonly firstClosed: { readonly position: number; readonly at: number } | null;
  readonly revised: Revision | null;
};

/** A change of what had been closed; `why` is the reference of the reason given. */
export type Revision = { readonly at: number; readonly by: string | null; readonly why: string | null };

type Booked = { readonly bookings: readonly Booking[]; readonly net: readonly number[]; readonly pots: Pots };

export type DealReplayed = Booked & {
  readonly number: number;
  readonly dealer: Seat;
  readonly kind: 'played' | 'void' | 'struck' | 'amounts';
  readonly present: readonly Seat[];
  readonly result: unknown;
  readonly amounts: readonly Amount[] | null;
  /** Of a struck deal: does its dealer deal again? */
  readonly again: boolean;
  /** Did the deal pass on? After a redeal it does not. */
  readonly turned: boolean;
  readonly totals: readonly number[];
  readonly at: number;
  /** The account that wrote it down, and the reference of the reason given for the last correction. */
  readonly by: string | null;
  readonly why: string | null;
  readonly versions: number;
  readonly cards: boolean;
  readonly differences: readonly Difference[];
  readonly played: PackedDeal | null;
  readonly written: readonly DealWritten[];
};

/** One version of a deal's record: who wrote it when (an account), and the reference of the reason given. */
export type DealWritten = {
  readonly kind: 'recorded' | 'corrected' | 'annulled';
  readonly at: number;
  readonly by: string | null;
  readonly why: string | null;
};

export type ChangeReplayed = Booked & {
  /** Before the deal with this index, from 0, as in a record. */
  readonly before: number;
  readonly type: 'join' | 'leave';
  readonly seat: Seat;
};

export const parts = ['deal', 'change', 'closing'] as const;

export type Part = (typeof parts)[number];

export type PartReplayed = Booked & { readonly part: Part; readonly number: number };

/** Everything of a sitting that books: deals and changes numbered from 1, the closing as number 1. */
export const partsOf = ({ deals, changes, closing }: SittingReplayed): readonly PartReplayed[] => [
  ...deals.map((deal): PartReplayed => ({ part: 'deal', ...deal })),
  ...changes.map((change, i): PartReplayed => ({ part: 'change', number: i + 1, ...change })),
  ...(closing ? [{ part: 'closing', number: 1, ...closing } as const] : []),
];

export const partKey = (part: Part, number: number): string => `${part}.${number}`;
