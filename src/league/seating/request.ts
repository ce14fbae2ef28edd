import * as z from 'zod/mini';
import { PersonId } from '../ids';
import { Count, SeatedRound } from './round';

const Persons = z.readonly(z.array(PersonId));

/**
 * How a round's persons are spread over tables. `proposed`: as many tables of three as can be, as few
 * larger ones; `tables`: so many, as even as can be; `sizes`: exactly these, who is left over watches;
 * `sitting-out`: tables of one size (at most `tables` of them), who is left over watches.
 */
export const Layout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('proposed') }),
  z.strictObject({ kind: z.literal('tables'), tables: Count }),
  z.strictObject({ kind: z.literal('sizes'), sizes: z.readonly(z.array(Count).check(z.minLength(1))) }),
  z.strictObject({ kind: z.literal('sitting-out'), size: Count, tables: z.optional(Count) }),
]);
export type Layout = z.infer<typeof Layout>;

/**
 * Who meets whom. `draw`: chance and new opponents. The others go by `ranking`, best first, without ties, of
 * everybody who is present: `interval` k seats ranks j, j+k, j+2k together; `swiss` neighbours who have not
 * met; `final` the best at tables of the given sizes, the rest by draw.
 */
export const Mode = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw') }),
  z.strictObject({ kind: z.literal('interval'), interval: Count, ranking: Persons }),
  z.strictObject({ kind: z.literal('swiss'), ranking: Persons }),
  z.strictObject({
    kind: z.literal('final'),
    sizes: z.readonly(z.array(Count).check(z.minLength(1))),
    ranking: Persons,
  }),
]);
export type Mode = z.infer<typeof Mode>;

/** A round to be seated. */
export const RoundPlan = z.readonly(
  z.strictObject({
    number: Count,
    absent: z._default(Persons, []),
    layout: z._default(Layout, { kind: 'proposed' }),
    mode: z._default(Mode, { kind: 'draw' }),
  }),
);
export type RoundPlan = z.infer<typeof RoundPlan>;

/** `first-round`: absolute in round 1, weak later. */
export const strengths = ['absolute', 'weak', 'first-round'] as const;
export const apartReasons = ['club', 'team', 'family', 'couple', 'travel', 'ruling', 'other'] as const;

/**
 * No two of these at one table. `addedBefore` is the round before which it was agreed, where that is not 1.
 */
export const Prohibition = z.readonly(
  z.strictObject({
    persons: z.readonly(z.array(PersonId).check(z.minLength(2))),
    strength: z.enum(strengths),
    reason: z.enum(apartReasons),
    addedBefore: z.optional(Count),
  }),
);
export type Prohibition = z.infer<typeof Prohibition>;

/** This person cannot move: his table is this one. It decides the number of the table, not who meets whom. */
export const FixedTable = z.readonly(z.strictObject({ person: PersonId, table: Count }));
export type FixedTable = z.infer<typeof FixedTable>;

/** Two persons' earlier meetings this season; more than five count as five. */
export const SeasonMeeting = z.readonly(
  z.strictObject({ persons: z.readonly(z.tuple([PersonId, PersonId])), times: Count }),
);
export type SeasonMeeting = z.infer<typeof SeasonMeeting>;

export const Labelled = z.readonly(z.strictObject({ person: PersonId, label: z.string() }));
export type Labelled = z.infer<typeof Labelled>;

/** Seat labels that stay with their persons, in order of turn; who has none yet is given one. */
export const Compass = z.readonly(
  z.strictObject({
    labels: z.readonly(z.array(z.string()).check(z.minLength(2))),
    of: z._default(z.readonly(z.array(Labelled)), []),
  }),
);
export type Compass = z.infer<typeof Compass>;

/** `rotated`: everybody sees many physical tables; `kept`: people stay where they are as far as can be. */
export const places = ['rotated', 'kept'] as const;

/**
 * What is to be seated. `persons` are those to plan for, in the order of the list; published rounds may
 * hold others, who have left. `sizes` are the table sizes the game allows. `numbers` are the physical
 * tables in order of preference, 1 … n where absent. `budget` counts moves tried; absent, it follows from
 * the size.
 */
export const SeatingRequest = z.readonly(
  z.strictObject({
    persons: z.readonly(z.array(PersonId).check(z.maxLength(1000))),
    sizes: z._default(z.readonly(z.array(Count.check(z.gte(2))).check(z.minLength(1))), [3, 4]),
    rounds: z.readonly(z.array(RoundPlan).check(z.minLength(1), z.maxLength(100))),
    published: z._default(z.readonly(z.array(SeatedRound)), []),
    apart: z._default(z.readonly(z.array(Prohibition)), []),
    fixed: z._default(z.readonly(z.array(FixedTable)), []),
    season: z._default(z.readonly(z.array(SeasonMeeting)), []),
    compass: z.optional(Compass),
    places: z._default(z.enum(places), 'rotated'),
    numbers: z.optional(z.readonly(z.array(Count))),
    seed: z._default(z.int().check(z.gte(0), z.lte(0xffffffff)), 1),
    budget: z.optional(Count),
  }),
);
export type SeatingRequest = z.infer<typeof SeatingRequest>;

/** A request as one writes it: everything that has a default may be left out. */
export type SeatingInput = z.input<typeof SeatingRequest>;

/** Parses and fills in the defaults. @throws a ZodError for what is no request. */
export const seatingRequest = (input: SeatingInput): SeatingRequest => SeatingRequest.parse(input);
