import * as z from 'zod/mini';
import { PersonId } from '../ids';
import { apartReasons, Labelled, Prohibition, strengths } from './request';
import { Count, SeatedRound } from './round';

/** Changes whenever the same request and seed may give another seating. */
export const algorithm = 'ultimo-seating-1';

const Tally = z.int().check(z.nonnegative());
const Pair = z.readonly(z.tuple([PersonId, PersonId]));

/** Two who meet more than once, and in which rounds. */
export const Repeat = z.readonly(
  z.strictObject({ persons: Pair, meetings: Count, rounds: z.readonly(z.array(Count)) }),
);
export type Repeat = z.infer<typeof Repeat>;

/** Two who should not meet and do. */
export const Conflict = z.readonly(
  z.strictObject({
    round: Count,
    table: Count,
    persons: Pair,
    reason: z.enum(apartReasons),
    strength: z.enum(strengths),
  }),
);
export type Conflict = z.infer<typeof Conflict>;

/**
 * One person's share in the event so far: rounds at a table, of these at one of another size than the usual
 * (`stints`), rounds out, rounds as first dealer, different people met.
 */
export const Share = z.readonly(
  z.strictObject({
    person: PersonId,
    rounds: Tally,
    stints: Tally,
    out: Tally,
    firstDealer: Tally,
    met: Tally,
  }),
);
export type Share = z.infer<typeof Share>;

/**
 * What a seating is worth, over published and planned rounds. `repeats` is the sum over pairs of meetings ×
 * (meetings − 1) / 2, and no seating can be below `lowerBound`; `worst` is the pair that meets most, null
 * where none meets twice; `stintUnevenness` and `outUnevenness` are the same sums over stints and rounds
 * out, above the least there can be; `neighbours` of `neighbourPairs` repeating pairs sit on either side of
 * each other as evenly as can be; `seasonMeetings` are earlier meetings of those who meet again (each at
 * most 5); `later` are prohibitions agreed after the first round.
 */
export const SeatingReport = z.readonly(
  z.strictObject({
    repeats: Tally,
    lowerBound: Tally,
    most: Tally,
    worst: z.nullable(Repeat),
    repeated: z.readonly(z.array(Repeat)),
    conflicts: z.readonly(z.array(Conflict)),
    consecutive: Tally,
    stintUnevenness: Tally,
    outUnevenness: Tally,
    neighbours: Tally,
    neighbourPairs: Tally,
    seasonMeetings: Tally,
    shares: z.readonly(z.array(Share)),
    later: z.readonly(z.array(Prohibition)),
  }),
);
export type SeatingReport = z.infer<typeof SeatingReport>;

export const methods = ['design', 'annealing', 'manual'] as const;

/**
 * A seating as it is stored: the planned rounds, who has which compass label (empty without), what it is
 * worth, and for the curious how it came about. It holds everything; nothing is computed from the seed again.
 */
export const Seating = z.readonly(
  z.strictObject({
    rounds: z.readonly(z.array(SeatedRound)),
    labels: z.readonly(z.array(Labelled)),
    report: SeatingReport,
    method: z.enum(methods),
    algorithm: z.string(),
    seed: z.int(),
    iterations: Tally,
  }),
);
export type Seating = z.infer<typeof Seating>;
