import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';

/** Ratings are whole numbers; everybody begins with 1500. */
export type RatingLine = {
  readonly person: PersonId;
  readonly name: string;
  readonly rank: number;
  readonly rating: number;
  readonly sittings: number;
  /** When the last of them was closed for the first time. */
  readonly lastAt: number;
};

/** One person's rating over time, oldest first. */
export type RatingHistory = {
  readonly person: PersonId;
  readonly name: string;
  readonly rating: number;
  readonly steps: readonly RatingStep[];
  /** Why figures are not what they were: changes of closed sittings, the latest first. */
  readonly recalculations: readonly Recalculation[];
};

export type RatingStep = {
  readonly sitting: SittingId;
  readonly tournament: TournamentId;
  readonly at: number;
  readonly before: number;
  readonly after: number;
};

/** From this sitting on the ratings were replayed, at this time, because of what was typed as the reason. */
export type Recalculation = {
  readonly sitting: SittingId;
  readonly tournament: TournamentId;
  readonly at: number;
  readonly by: string | null;
  readonly why: string | null;
};
