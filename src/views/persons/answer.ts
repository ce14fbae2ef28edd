import type { ClubId, PersonId } from '@/kernel/ids';
import type { BelongingKind, Stay } from '@/league/clubs/belonging';

/** Somebody's own page. Asked by the id of a merged entry, it is that of the person who was kept. */
export type PersonPage = {
  readonly id: PersonId;
  readonly name: string;
  /** The number of "anonymous member 17"; null for everybody who was not erased. */
  readonly erased: number | null;
  /** Every id under which results may stand, the one kept first. */
  readonly entries: readonly PersonId[];
  readonly clubs: readonly PersonsClub[];
  readonly merges: readonly MergeShown[];
};

export type PersonsClub = {
  readonly club: ClubId;
  readonly name: string;
  readonly kind: BelongingKind;
  readonly number: number | null;
  readonly stays: readonly Stay[];
};

/** A merging that stands, and the club that can take it back. */
export type MergeShown = {
  readonly club: ClubId;
  readonly kept: PersonId;
  readonly merged: PersonId;
};
