import type { Change, Difference, Pots } from '@/core/games/game';
import type { Booking } from '@/kernel/booking';
import type { ClubId, PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Problem } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';

/** One sitting, from its first deal to where it stands. Amounts in points, lists of numbers by seat. */
export type TableView = {
  readonly id: SittingId;
  readonly tournament: {
    readonly id: TournamentId;
    readonly name: string;
    /** The club's local date, `2026-11-24`. */
    readonly date: string;
    readonly club: { readonly id: ClubId; readonly name: string };
  };
  readonly round: number;
  readonly table: number;
  readonly game: string;
  /** The preset the rules were taken from, if they are one unchanged. */
  readonly preset: string | null;
  /** The full content of the rules, as the game's `rules.read` takes it. */
  readonly rules: unknown;
  readonly state: 'running' | 'closed';
  /** The version of the sitting's stream: what a write expects. */
  readonly version: number;
  /** What the answer knows of the log: where a live page begins to listen. */
  readonly position: number;
  readonly seats: readonly SeatView[];
  readonly record: SittingRecordView;
  readonly deals: readonly DealView[];
  readonly changes: readonly ChangeView[];
  readonly closing: ClosingView | null;
  readonly totals: readonly number[];
  readonly pots: Pots;
  /**
   * Who deals next; null once the sitting is closed, and before the first deal, which anybody present may
   * deal.
   */
  readonly nextDealer: Seat | null;
  /** Why the sitting could not be replayed; empty for every sound one. */
  readonly problems: readonly Problem[];
};

export type SeatView = {
  readonly seat: Seat;
  readonly person: PersonId;
  readonly name: string;
  readonly present: boolean;
};

/**
 * A record of format `tarok-sitting/1` for the engine in the browser: the results that count, no cards or
 * actions.
 */
export type SittingRecordView = {
  readonly format: 'tarok-sitting/1';
  readonly game: string;
  readonly rules: unknown;
  readonly players: readonly string[];
  readonly deals: readonly DealRecordView[];
  readonly changes?: readonly Change[];
  readonly closed?: boolean;
};

export type DealRecordView = {
  readonly dealer: Seat;
  readonly result?: unknown;
  readonly struck?: true;
  readonly again?: boolean;
  readonly amounts?: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
  /** Why the deal was struck, if that is still kept. */
  readonly why?: string;
};

export type DealView = {
  /** From 1. */
  readonly number: number;
  readonly dealer: Seat;
  /** `struck`: an arbiter annulled it; `amounts`: the table wrote down sums only; `void`: not played out. */
  readonly kind: 'played' | 'void' | 'struck' | 'amounts';
  /** Who was at the table, ascending. */
  readonly present: readonly Seat[];
  /** What counts: as replayed, or as claimed; null for `struck` and `amounts`. */
  readonly result: unknown;
  readonly bookings: readonly Booking[];
  readonly net: readonly number[];
  /** After this deal. */
  readonly pots: Pots;
  readonly totals: readonly number[];
  /** When it was written down, milliseconds since 1970, and by whom. */
  readonly at: number;
  readonly by: string | null;
  /** How often it was written down: 1, and one more for every correction. */
  readonly versions: number;
  readonly corrected: boolean;
  /** Is there a record card by card? */
  readonly cards: boolean;
  /** Where the score sheet says something else than the cards. */
  readonly differences: readonly Difference[];
  /** The reason given for the last correction or annulment, if it is still kept. */
  readonly why: string | null;
};

export type ChangeView = {
  /** Before the deal with this index, from 0, as in a record. */
  readonly before: number;
  readonly type: 'join' | 'leave';
  readonly seat: Seat;
  readonly bookings: readonly Booking[];
  readonly net: readonly number[];
  readonly pots: Pots;
};

export type ClosingView = { readonly bookings: readonly Booking[]; readonly net: readonly number[] };
