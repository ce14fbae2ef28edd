import * as z from 'zod/mini';

const ordinal = z.int().check(z.minimum(1));

/** `21:45` on the club's clock. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not a time'));

/**
 * How long a round is. `turns`: that many full turns of the dealer, so `seats × turns` deals, and everybody
 * has the same number of active deals at every table. `clock`: no new deal after this time; it refuses
 * nothing.
 */
export const RoundLength = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turns'), turns: ordinal }),
  z.strictObject({ kind: z.literal('clock'), until: ClockTime }),
]);
export type RoundLength = z.infer<typeof RoundLength>;

/**
 * How a round is seated. `fresh`: whoever met least. `interval`: by rank, `k` tables a block. `swiss`: by
 * rank, neighbours that have not met. `finals`: the first `tables` tables by rank, the rest fresh.
 */
export const SeatingMode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fresh') }),
  z.strictObject({ kind: z.literal('interval'), k: ordinal }),
  z.strictObject({ kind: z.literal('swiss') }),
  z.strictObject({ kind: z.literal('finals'), tables: ordinal }),
]);
export type SeatingMode = z.infer<typeof SeatingMode>;

/** Are club mates kept apart: never mind, as far as possible, or in round 1 without exception. */
export const clubsApart = ['no', 'weak', 'first-round'] as const;

/** What is planned for a tournament; every part can be changed as long as it is not over. */
export const Plan = z.strictObject({
  rounds: ordinal,
  length: RoundLength,
  /** The number of tables the organiser wants; null: as many as there can be. */
  tables: z.nullable(ordinal),
  /** Do those who are over sit out a round, instead of larger tables? */
  sittingOut: z.boolean(),
  /** Must another seat confirm a deal? */
  confirmation: z.boolean(),
  /** What taking part costs, in minor units of the club's money. */
  fee: z.nullable(z.int().check(z.minimum(0))),
  /** Until when one may sign up or off by link, in milliseconds since 1970; null: until it opens. */
  signUpUntil: z.nullable(z.int()),
  /** By round; the last one holds for all later rounds. */
  seating: z.array(SeatingMode).check(z.minLength(1)),
  clubsApart: z.enum(clubsApart),
  /** Does everybody keep his place at the table (north, east …) in all rounds? */
  compass: z.boolean(),
  /** Do meetings on earlier evenings of the season count? */
  seasonMeetings: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** One round of four turns, fresh tables, nothing to pay. */
export const plainPlan: Plan = {
  rounds: 1,
  length: { kind: 'turns', turns: 4 },
  tables: null,
  sittingOut: false,
  confirmation: false,
  fee: null,
  signUpUntil: null,
  seating: [{ kind: 'fresh' }],
  clubsApart: 'no',
  compass: false,
  seasonMeetings: false,
};

/** How round `round` (from 1) is to be seated. */
export const modeOf = ({ seating }: Plan, round: number): SeatingMode =>
  seating[round - 1] ?? seating.at(-1) ?? { kind: 'fresh' };
