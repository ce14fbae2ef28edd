import * as z from 'zod/mini';
import { POINTS } from '../card-points';
import type { VoidKind } from '../penalties';
import { Fine, voidKinds } from '../penalties';

export const suits = ['S', 'H', 'D', 'C'] as const;
export const courtRanks = ['K', 'Q', 'N', 'J'] as const;
export const forms = ['half', 'full'] as const;
/** Four of a rank, declared together. */
export const rankKinds = ['queens', 'cavaliers', 'jacks'] as const;
export const declarationKinds = ['taroks', 'matadors', 'kings', 'suit', ...rankKinds, 'ladons'] as const;
/** What became of the four kings and the Pagat. */
export const cardKinds = ['king', 'pagat', 'king-ultimo', 'pagat-ultimo'] as const;
export const bonusKinds = [...cardKinds, 'tout', 'nolo'] as const;

export type Suit = (typeof suits)[number];
export type CourtRank = (typeof courtRanks)[number];
export type RankKind = (typeof rankKinds)[number];
export type CardKind = (typeof cardKinds)[number];

const seat = z.int();
const kind = <const Kind extends string>(word: Kind) => z.literal(word);

// A fault in a field has the field's code as its message; see `problemsOf`.
const Taroks = z.strictObject({
  seat,
  kind: kind('taroks'),
  count: z.int(),
  pagat: z.boolean(),
  fool: z.boolean(),
});
const counted = <const Kind extends string>(word: Kind) =>
  z.strictObject({ seat, kind: kind(word), count: z.int() });
const CourtSuit = z.strictObject({
  seat,
  kind: kind('suit'),
  suit: z.enum(suits, 'declaration-suit'),
  form: z.enum(forms, 'declaration-form'),
  missing: z.optional(z.enum(courtRanks, 'declaration-missing')),
});
const rank = <const Kind extends string>(word: Kind) => z.strictObject({ seat, kind: kind(word) });

/** What a player says before the play (section 4.3). `missing` only beside `half`, and may be left out. */
export const Declaration = z.discriminatedUnion(
  'kind',
  [
    Taroks,
    counted('matadors'),
    counted('kings'),
    CourtSuit,
    rank('queens'),
    rank('cavaliers'),
    rank('jacks'),
    counted('ladons'),
  ],
  'declaration-kind',
);
export type Declaration = Readonly<z.infer<typeof Declaration>>;

const card = <const Kind extends string>(word: Kind) =>
  z.strictObject({ seat, kind: kind(word), made: z.boolean() });
/** Before which trick all tricks or none may be announced: 1, 13 or 20; a Nolo not so late. */
export const windows = [1, 13, 20] as const;
export type Window = (typeof windows)[number];

const before = (latest: Window) => {
  const isWindow = (trick: number) => trick <= latest && windows.some((one) => one === trick);
  return z.optional(z.int().check(z.refine(isWindow, 'bonus-before')));
};
const sweep = <const Kind extends string>(word: Kind, latest: Window) =>
  z.strictObject({ seat, kind: kind(word), made: z.boolean(), before: before(latest) });

/** What happened to kings and Pagat, Vole and Nolo (section 5). */
export const Bonus = z.discriminatedUnion(
  'kind',
  [
    card('king'),
    card('pagat'),
    card('king-ultimo'),
    card('pagat-ultimo'),
    sweep('tout', 20),
    sweep('nolo', 13),
  ],
  'bonus-kind',
);
export type Bonus = Readonly<z.infer<typeof Bonus>>;

/** An element for one of the four kings or the Pagat. */
export type CardBonus = Extract<Bonus, { readonly kind: CardKind }>;

/** An element for all tricks or none. */
export type SweepBonus = Exclude<Bonus, CardBonus>;

export const isCardBonus = (bonus: Bonus): bonus is CardBonus =>
  bonus.kind !== 'tout' && bonus.kind !== 'nolo';

const points = z.int().check(z.minimum(0, 'points-range'), z.maximum(POINTS, 'points-range'));

/** What one deal came to: the score sheet, or what a replay yields (section 5). */
export const GrossResult = z.strictObject({
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
export type GrossResult = {
  readonly declarations?: readonly Declaration[] | undefined;
  readonly bonuses?: readonly Bonus[] | undefined;
  readonly points?: readonly (number | null)[] | undefined;
  readonly lastTrick?: number | undefined;
  readonly pagatDiscarded?: boolean | undefined;
  readonly void?: VoidKind | undefined;
  readonly fines?: readonly Fine[] | undefined;
};
