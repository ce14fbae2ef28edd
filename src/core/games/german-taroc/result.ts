import * as z from 'zod/mini';
import { POINTS } from '../card-points';
import type { VoidKind } from '../penalties';
import { Fine, voidKinds } from '../penalties';

export const suits = ['S', 'H', 'D', 'C'] as const;
export const courtRanks = ['K', 'Q', 'N', 'J'] as const;
export const forms = ['half', 'full'] as const;
export const declarationKinds = ['taroks', 'matadors', 'kings', 'suit'] as const;
export const bonusKinds = ['pagat', 'pagat-ultimo', 'fool-alone'] as const;

export type Suit = (typeof suits)[number];
export type CourtRank = (typeof courtRanks)[number];
export type Form = (typeof forms)[number];

/** The smallest holdings that are declared. */
export const FEWEST_TAROKS = 10;
export const FEWEST_MATADORS = 3;
/** All taroks and the Excuse. */
export const MOST_TAROKS = 22;

const seat = z.int();

// A fault in a field has the field's code as its message; see `problemsOf`.
const Taroks = z.strictObject({
  seat,
  kind: z.literal('taroks'),
  count: z.int(),
  pagat: z.optional(z.boolean()),
  fool: z.optional(z.boolean()),
});
const Matadors = z.strictObject({ seat, kind: z.literal('matadors'), count: z.int() });
const Kings = z.strictObject({
  seat,
  kind: z.literal('kings'),
  form: z.enum(forms, 'declaration-form'),
  missing: z.optional(z.enum(suits, 'declaration-missing')),
});
const CourtSuit = z.strictObject({
  seat,
  kind: z.literal('suit'),
  suit: z.enum(suits, 'declaration-suit'),
  form: z.enum(forms, 'declaration-form'),
  missing: z.optional(z.enum(courtRanks, 'declaration-missing')),
});

/** What a player says before the play (section 4.3). `missing` only beside `half`, and may be left out. */
export const Declaration = z.discriminatedUnion(
  'kind',
  [Taroks, Matadors, Kings, CourtSuit],
  'declaration-kind',
);
export type Declaration = Readonly<z.infer<typeof Declaration>>;

const pagat = <const Kind extends string>(kind: Kind) =>
  z.strictObject({ seat, kind: z.literal(kind), made: z.boolean() });
const FoolAlone = z.strictObject({
  seat,
  kind: z.literal('fool-alone'),
  made: z.literal(true, 'bonus-made'),
});

/** What became of the Pagat, and of an Excuse whose owner has no trick (section 5). */
export const Bonus = z.discriminatedUnion(
  'kind',
  [pagat('pagat'), pagat('pagat-ultimo'), FoolAlone],
  'bonus-kind',
);
export type Bonus = Readonly<z.infer<typeof Bonus>>;

const points = z.int().check(z.minimum(0, 'points-range'), z.maximum(POINTS, 'points-range'));

/** What one deal came to: the score sheet, or what a replay yields (section 5). */
export const GermanResult = z.strictObject({
  declarations: z.optional(z.array(Declaration)),
  bonuses: z.optional(z.array(Bonus)),
  points: z.optional(z.array(z.nullable(points))),
  lastTrick: z.optional(seat),
  pagatDiscarded: z.optional(z.boolean()),
  void: z.optional(z.enum(voidKinds, 'void-kind')),
  fines: z.optional(z.array(Fine)),
});

/**
 * Absent lists are empty lists. `points` by seat; null for who does not play, and for one who was not
 * counted.
 */
export type GermanResult = {
  readonly declarations?: readonly Declaration[] | undefined;
  readonly bonuses?: readonly Bonus[] | undefined;
  readonly points?: readonly (number | null)[] | undefined;
  readonly lastTrick?: number | undefined;
  readonly pagatDiscarded?: boolean | undefined;
  readonly void?: VoidKind | undefined;
  readonly fines?: readonly Fine[] | undefined;
};
