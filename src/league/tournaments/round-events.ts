import * as z from 'zod/mini';
import type { JsonObject } from '@/kernel/event';
import { type EventOf, fact } from '../fact';
import { PersonId } from '../ids';
import { TextRef } from '../text';
import { SeatingMode } from './plan';

const count = z.int().check(z.minimum(0));
const ordinal = z.int().check(z.minimum(1));

/** `persons` by seat, in order of turn; `firstDealer` is a seat. */
export const SeatedTable = z.strictObject({
  table: ordinal,
  persons: z.array(PersonId).check(z.minLength(1)),
  firstDealer: count,
});
export type SeatedTable = z.infer<typeof SeatedTable>;

/** Where everybody is in a round: each has exactly one of seat, bench and absence. */
export const Seated = z.strictObject({
  tables: z.array(SeatedTable).check(z.minLength(1)),
  out: z.array(PersonId),
  absent: z.array(PersonId),
});
export type Seated = z.infer<typeof Seated>;

/**
 * How a seating was found, for the curious; `order` are the ranks it went by, best first, null where no rank
 * counted. `manual`: people had a hand in it.
 */
export const SeatingHow = z.strictObject({
  mode: SeatingMode,
  seed: count,
  iterations: count,
  version: z.string(),
  manual: z.boolean(),
  order: z.nullable(z.array(PersonId)),
  /** Seat labels that stay with their persons (north, east …); empty without. */
  labels: z.array(z.strictObject({ person: PersonId, label: z.string() })),
});
export type SeatingHow = z.infer<typeof SeatingHow>;

const report = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
);

/** A round has its tables: a result, not a recipe. `report` is the seating's own account of itself. */
export const RoundSeated = fact(
  'RoundSeated',
  1,
  z.strictObject({ round: ordinal, ...Seated.shape, how: SeatingHow, report }),
);
export type RoundSeated = EventOf<typeof RoundSeated>;

/** The same round otherwise; `changed` are those who sit elsewhere than before. */
export const RoundReseated = fact(
  'RoundReseated',
  1,
  z.strictObject({
    round: ordinal,
    ...Seated.shape,
    how: SeatingHow,
    report,
    changed: z.array(PersonId),
  }),
);
export type RoundReseated = EventOf<typeof RoundReseated>;

/** Hung up for all to see. A copy of what was announced, never read to compute anything. */
export const SeatingPublished = fact(
  'SeatingPublished',
  1,
  z.strictObject({ round: ordinal, ...Seated.shape }),
);
/** The tables open; each has a sitting of its own. */
export const RoundStarted = fact('RoundStarted', 1, z.strictObject({ round: ordinal }));
/** Nothing more is waited for; `open` are the tables that were not closed then. */
export const RoundClosed = fact(
  'RoundClosed',
  1,
  z.strictObject({ round: ordinal, open: z.array(ordinal) }),
);
export const RoundReopened = fact('RoundReopened', 1, z.strictObject({ round: ordinal, why: TextRef }));

export const roundFacts = [
  RoundSeated,
  RoundReseated,
  SeatingPublished,
  RoundStarted,
  RoundClosed,
  RoundReopened,
] as const;
export type RoundEvent = EventOf<(typeof roundFacts)[number]>;
