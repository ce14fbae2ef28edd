import type { PersonId, TournamentId } from '@/kernel/ids';
import type { BoxAccount, BoxReason } from '@/league/clubs/box';
import type { Part } from '../sitting';

/** Which days, by local dates, both included; null: from the first, to the last. */
export type Period = { readonly from: string | null; readonly to: string | null };

/** The money of a club's box over a period, in minor units of `currency`. */
export type BoxStatement = {
  readonly currency: string;
  readonly opening: number;
  readonly lines: readonly BoxLine[];
  readonly closing: number;
  /** What each account comes to. Over all accounts, the box among them, every column adds up to 0. */
  readonly accounts: readonly AccountTotal[];
};

export type AccountTotal = {
  readonly account: BoxAccount;
  readonly opening: number;
  readonly moved: number;
  readonly closing: number;
};

/** One booking; `amount` is positive into the box, `balance` what is in it afterwards. */
export type BoxLine = {
  readonly entry: string;
  readonly kind: 'booked' | 'reversal';
  /** Was it taken back by another line? */
  readonly reversed: boolean;
  readonly account: BoxAccount;
  readonly reason: BoxReason;
  readonly date: string;
  readonly amount: number;
  readonly balance: number;
  readonly tournament: { readonly id: TournamentId; readonly name: string } | null;
  readonly person: PersonId | null;
  readonly name: string | null;
  readonly why: string | null;
  readonly at: number;
  /** The account that booked it, and its name. */
  readonly by: string | null;
  readonly byName: string | null;
};

/** The points that went to the club. `worth` is in minor units, null where points are not paid. */
export type PointsStatement = {
  readonly opening: number;
  readonly lines: readonly PointsLine[];
  readonly closing: number;
  readonly worth: number | null;
  readonly currency: string;
};

/**
 * One booking of a deal, a change or a closing, or a penalty that stands; `amount` is positive to the club:
 * what an arbiter takes from somebody, the club has.
 */
export type PointsLine = {
  readonly kind: 'fine' | 'remainder' | 'penalty' | 'other';
  /** Where it was booked; null for a penalty. `reason` as in a deal. */
  readonly booking: BookedAt | null;
  readonly date: string;
  readonly amount: number;
  readonly balance: number;
  readonly tournament: { readonly id: TournamentId; readonly name: string };
  readonly person: PersonId | null;
  readonly name: string | null;
};

export type BookedAt = {
  readonly sitting: string;
  readonly game: string;
  readonly part: Part;
  readonly number: number;
  readonly reason: string;
};
