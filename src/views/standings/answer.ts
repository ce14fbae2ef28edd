import type { ClubId, PersonId, SeasonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Booking } from '@/kernel/booking';
import type { Audience } from '@/league/published';
import type { Criteria, TieBreak } from '@/league/seasons/criteria';
import type { Control } from '@/league/standings/control';
import type { PartState } from '@/league/standings/part';
import type { BreakValue } from '@/league/standings/tie-break';

/**
 * A list, best first. Points are whole numbers; a line's value is `points` over `of`, which is 1 but for a
 * mean.
 */
export type ListView = {
  readonly lines: readonly ListLine[];
  /** The columns in order of time: rounds of a tournament, evenings of a season. */
  readonly parts: readonly ListPart[];
  /** Tables that are not closed yet; while there are any, the list is provisional. */
  readonly open: readonly OpenTableView[];
  readonly criteria: Criteria;
  /** Footnotes, in the order in which they were given; those withdrawn are not among them. */
  readonly penalties: readonly PenaltyView[];
};

export type ListPart = { readonly key: string; readonly name: string; readonly date: string };

export type OpenTableView = {
  readonly tournament: TournamentId;
  readonly round: number;
  readonly table: number;
  readonly sitting: SittingId;
};

export type ListLine = {
  /** A person, a club or a team, by what the list is of. */
  readonly key: string;
  readonly name: string;
  /** Equals share it. Null for one under the line, who is `missing` so many evenings. */
  readonly rank: number | null;
  readonly shared: boolean;
  readonly missing: number;
  readonly points: number;
  readonly of: number;
  readonly played: number;
  readonly cells: readonly Cell[];
  /** Penalties outside the parts, in `points` already. */
  readonly extra: number;
  /** What decided among those with the same points, in the order of the regulation. */
  readonly breaks: readonly { readonly rule: TieBreak; readonly value: BreakValue }[];
  /** In a tournament: the first round he was here for, if that is not the first, and the last, if he left. */
  readonly joined: number | null;
  readonly left: number | null;
};

/** What a line has in one part. `counted` is false for a result that is dropped (shown struck). */
export type Cell = {
  readonly key: string;
  readonly state: PartState;
  readonly points: number;
  readonly counted: boolean;
  readonly deals: number;
  /** Who played for him, or for whom he played, with the points the regulation gives or takes. */
  readonly substitute: { readonly person: PersonId; readonly name: string; readonly points: number } | null;
  /** Ids of penalties that are in `points`. */
  readonly penalties: readonly string[];
  /** The tables it comes from; `figures.ofSeat` opens each down to its bookings. */
  readonly tables: readonly {
    readonly sitting: SittingId;
    readonly round: number;
    readonly table: number;
    readonly seat: number;
    readonly points: number;
  }[];
};

export type PenaltyView = {
  readonly id: string;
  readonly person: PersonId;
  readonly name: string;
  readonly tournament: TournamentId;
  readonly points: number;
  readonly round: number | null;
  readonly deal: number | null;
  readonly at: number;
  /** What was typed; null once it was erased. */
  readonly why: string | null;
};

/** The proof of a list, with the names of the tables and persons in its entries. */
export type ControlView = Control & {
  readonly tables: readonly OpenTableView[];
  readonly names: Readonly<Record<string, string>>;
};

/** What one seat of a sitting made, deal by deal, down to the bookings that moved his points. */
export type SeatFigure = {
  readonly sitting: SittingId;
  readonly seat: number;
  readonly person: PersonId;
  readonly name: string;
  readonly points: number;
  readonly entries: readonly {
    readonly part: 'deal' | 'change' | 'closing';
    readonly number: number;
    readonly points: number;
    readonly bookings: readonly Booking[];
  }[];
};

/** A list as it was published, and what is different now. */
export type PublishedView = {
  readonly position: number;
  readonly kind: 'season' | 'final' | 'round';
  readonly round: number | null;
  readonly at: number;
  readonly by: string | null;
  readonly audience: Audience;
  readonly lines: readonly PublishedLineView[];
  readonly moved: readonly {
    readonly person: string;
    readonly name: string;
    readonly published: PublishedFigures | null;
    readonly now: PublishedFigures | null;
  }[];
};

export type PublishedFigures = { readonly rank: number | null; readonly points: number; readonly of: number };
export type PublishedLineView = PublishedFigures & { readonly person: string; readonly name: string };

export type ClubNamed = { readonly id: ClubId; readonly name: string };
export type SeasonNamed = { readonly id: SeasonId; readonly name: string };
