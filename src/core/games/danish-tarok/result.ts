import * as z from 'zod/mini';
import { POINTS } from '../card-points';

export const suits = ['S', 'H', 'D', 'C'] as const;
export const courtRanks = ['K', 'Q', 'N', 'J'] as const;
export const forms = ['half', 'full', 'abundant'] as const;
export const declarationKinds = ['taroks', 'matadors', 'kings', 'suit'] as const;
export const bonusKinds = ['king', 'pagat', 'king-ultimo', 'pagat-ultimo', 'tout', 'nolo'] as const;
/** The first three are a redeal. */
export const voidKinds = ['no-taroks', 'misdeal', 'annulled', 'abandoned'] as const;
export const fineKinds = ['superficial', 'minor', 'major', 'irrecoverable', 'other'] as const;
export const fineDestinations = ['pots', 'opponents', 'club'] as const;

export type Suit = (typeof suits)[number];
export type CourtRank = (typeof courtRanks)[number];
export type Form = (typeof forms)[number];
export type VoidKind = (typeof voidKinds)[number];
export type FineKind = (typeof fineKinds)[number];

/** The most that a fine or an adjustment may be, in points. */
export const MOST = 1_000_000;

const seat = z.int();
const amount = (code: string) => z.int().check(z.minimum(1, code), z.maximum(MOST, code));
const text = z.string();

// A fault in a field has the field's code as its message; see `problemsOf`.
const Taroks = z.strictObject({
  seat,
  kind: z.literal('taroks'),
  count: z.int(),
  pagat: z.boolean(),
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

/**
 * What a player shows before the first lead (section 4.3). `missing` only beside `half`, and may be left out.
 */
export const Declaration = z.discriminatedUnion(
  'kind',
  [Taroks, Matadors, Kings, CourtSuit],
  'declaration-kind',
);
export type Declaration = Readonly<z.infer<typeof Declaration>>;

const card = <const Kind extends string>(kind: Kind) =>
  z.strictObject({ seat, kind: z.literal(kind), made: z.boolean() });
const King = z.strictObject({ seat, kind: z.literal('king'), made: z.literal(false, 'bonus-made') });
const Nolo = z.strictObject({ seat, kind: z.literal('nolo'), made: z.literal(true, 'bonus-made') });
const Tout = z.strictObject({
  seat,
  kind: z.literal('tout'),
  made: z.boolean(),
  before: z.optional(z.int().check(z.minimum(1, 'bonus-before'), z.maximum(1, 'bonus-before'))),
});

/** What happened to kings and pagat, tout and nolo (section 5). */
export const Bonus = z.discriminatedUnion(
  'kind',
  [King, card('pagat'), card('king-ultimo'), card('pagat-ultimo'), Tout, Nolo],
  'bonus-kind',
);
export type Bonus = Readonly<z.infer<typeof Bonus>>;

export const Fine = z.strictObject({
  seat,
  kind: z.enum(fineKinds, 'fine-kind'),
  amount: z.optional(amount('fine-amount')),
  to: z.optional(z.enum(fineDestinations, 'fine-to')),
  late: z.optional(z.boolean()),
  why: z.optional(text),
});
export type Fine = Readonly<z.infer<typeof Fine>>;

/** A booking the table agreed on, by hand. Accounts: seats present, the pots of the rules, the club. */
export const Adjustment = z.strictObject({
  from: z.string(),
  to: z.string(),
  amount: amount('adjustment-amount'),
  why: z.optional(text),
});
export type Adjustment = Readonly<z.infer<typeof Adjustment>>;

const points = z.int().check(z.minimum(0, 'points-range'), z.maximum(POINTS, 'points-range'));

/** What one deal came to: the score sheet, or what a replay yields (section 5). */
export const DanishResult = z.strictObject({
  declarations: z.optional(z.array(Declaration)),
  bonuses: z.optional(z.array(Bonus)),
  lastTrick: z.optional(seat),
  points: z.optional(z.array(z.nullable(points))),
  pagatDiscarded: z.optional(z.boolean()),
  void: z.optional(z.enum(voidKinds, 'void-kind')),
  fines: z.optional(z.array(Fine)),
  adjustments: z.optional(z.array(Adjustment)),
});

/**
 * Absent lists are empty lists. `points` by seat; null for who does not play, and for one who was not
 * counted.
 */
export type DanishResult = {
  readonly declarations?: readonly Declaration[] | undefined;
  readonly bonuses?: readonly Bonus[] | undefined;
  readonly lastTrick?: number | undefined;
  readonly points?: readonly (number | null)[] | undefined;
  readonly pagatDiscarded?: boolean | undefined;
  readonly void?: VoidKind | undefined;
  readonly fines?: readonly Fine[] | undefined;
  readonly adjustments?: readonly Adjustment[] | undefined;
};

/** A deal that is dealt again by the same dealer. */
export const isRedeal = (kind: VoidKind | undefined): boolean => kind !== undefined && kind !== 'abandoned';
