import type { PersonId } from '@/kernel/ids';
import type { BelongingKind, Stay } from '@/league/clubs/belonging';

/**
 * One line of a club's list of members and guests. Who was merged into another has no line of his own: he is
 * in `entries` of the one that was kept.
 */
export type MemberListed = {
  readonly person: PersonId;
  readonly name: string;
  readonly kind: BelongingKind;
  readonly number: number | null;
  /** Memberships by local dates, the earliest first; none for a guest who never was a member. */
  readonly stays: readonly Stay[];
  readonly email: string | null;
  readonly phone: string | null;
  /** At how many evenings of the club, and the date of the last one. */
  readonly evenings: number;
  readonly lastSeen: string | null;
  /** Every id under which this person is known, the one kept first. */
  readonly entries: readonly PersonId[];
};

export type MemberList = {
  readonly members: readonly MemberListed[];
  /** The next free number, one above the highest. */
  readonly nextNumber: number;
  /** The version of the club's stream, for a write. */
  readonly version: number;
};

export const memberOrders = ['name', 'number', 'joined', 'seen'] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** `search` is looked for in name, number, address and telephone; no `kinds` are all kinds. */
export type MemberQuestion = {
  readonly club: string;
  readonly search: string;
  readonly kinds: readonly BelongingKind[];
  readonly order: MemberOrder;
};

/** Somebody who may sit down at a table of the club, for the list to choose from. */
export type PersonListed = {
  readonly id: PersonId;
  readonly name: string;
  /** Null for one who has sat at a table and is neither member nor guest. */
  readonly kind: BelongingKind | null;
};
