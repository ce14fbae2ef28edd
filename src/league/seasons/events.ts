import * as z from 'zod/mini';
import { type EventOf, fact } from '../fact';
import { ClubId } from '../ids';
import { Audience, PublishedLine } from '../published';
import { TextRef } from '../text';
import { Criteria } from './criteria';

const LocalDate = z.iso.date();

/**
 * A league table over many evenings begins to be. Its evenings say themselves that they are of it
 * (`TournamentAnnounced`, `TournamentMoved`); `from` and `to` are days as the club's calendar has them, both
 * within it. `game` is null if several are played. `seed` draws the lots. Stream `season-<id>`.
 */
export const SeasonOpened = fact(
  'SeasonOpened',
  1,
  z.strictObject({
    club: ClubId,
    name: z.string().check(z.minLength(1)),
    from: LocalDate,
    to: LocalDate,
    game: z.nullable(z.string()),
    criteria: Criteria,
    seed: z.int().check(z.minimum(0)),
  }),
);
export type SeasonOpened = EventOf<typeof SeasonOpened>;

/** The table is made otherwise from now on, all of it. With a reason once the season has started. */
export const SeasonCriteriaChanged = fact(
  'SeasonCriteriaChanged',
  1,
  z.strictObject({ criteria: Criteria, why: z.nullable(TextRef) }),
);
export type SeasonCriteriaChanged = EventOf<typeof SeasonCriteriaChanged>;

/** The season has another name or other first and last days. */
export const SeasonCalled = fact(
  'SeasonCalled',
  1,
  z.strictObject({ name: z.string().check(z.minLength(1)), from: LocalDate, to: LocalDate }),
);
export type SeasonCalled = EventOf<typeof SeasonCalled>;

/** From here on the criteria are frozen: to change them asks for a reason, and everybody can read it. */
export const SeasonStarted = fact('SeasonStarted', 1, z.strictObject({}));
export type SeasonStarted = EventOf<typeof SeasonStarted>;

/** The last evening was played. The table is published in the same breath. */
export const SeasonClosed = fact('SeasonClosed', 1, z.strictObject({}));
export type SeasonClosed = EventOf<typeof SeasonClosed>;

export const SeasonReopened = fact('SeasonReopened', 1, z.strictObject({ why: TextRef }));
export type SeasonReopened = EventOf<typeof SeasonReopened>;

/** The table as it was read out: a receipt, never read to compute. */
export const ListPublished = fact(
  'ListPublished',
  1,
  z.strictObject({
    kind: z.literal('season'),
    audience: Audience,
    criteria: Criteria,
    lines: z.array(PublishedLine),
  }),
);
export type ListPublished = EventOf<typeof ListPublished>;

export const seasonFacts = [
  SeasonOpened,
  SeasonCriteriaChanged,
  SeasonCalled,
  SeasonStarted,
  SeasonClosed,
  SeasonReopened,
  ListPublished,
] as const;
export type SeasonEvent = EventOf<(typeof seasonFacts)[number]>;
