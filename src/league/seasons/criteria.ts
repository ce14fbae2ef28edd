import * as z from 'zod/mini';

/**
 * The rules that may decide between equals, each defined in words (`standings.tie-breaks`) and in
 * `standings/tie-break.ts`. A season names some of them, in order.
 */
export const tieBreaks = [
  'all-points',
  'best-evening',
  'countback',
  'evenings-won',
  'evenings-played',
  'direct',
  'deals-won',
  'last-evening',
  'fewer-penalties',
  'lot',
] as const;
export type TieBreak = (typeof tieBreaks)[number];

const count = z.int().check(z.minimum(0), z.maximum(1000));
const ordinal = z.int().check(z.minimum(1), z.maximum(1000));
const points = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));

/** What of a person's evenings counts: all of them, the best `n`, or what they come to on average. */
export const Counting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sum') }),
  z.strictObject({ kind: z.literal('best'), n: ordinal }),
  z.strictObject({ kind: z.literal('mean') }),
]);
export type Counting = z.infer<typeof Counting>;

/**
 * What a member gets for a round that a substitute played for him: nothing, so many points, or what the
 * substitute made. Whoever plays as a guest for himself keeps what he makes, unless it goes to the member.
 */
export const Substitution = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('zero') }),
  z.strictObject({ kind: z.literal('fixed'), points }),
  z.strictObject({ kind: z.literal('guest') }),
]);
export type Substitution = z.infer<typeof Substitution>;

const noneTwice = z.refine<readonly string[]>((rules) => new Set(rules).size === rules.length);

/** How a season's table is made. `minimumEvenings`: who played fewer stands under the line. */
export const Criteria = z.strictObject({
  counting: Counting,
  minimumEvenings: count,
  tieBreaks: z.array(z.enum(tieBreaks)).check(noneTwice),
  substitute: Substitution,
});
export type Criteria = z.infer<typeof Criteria>;

/** What a list goes by that no season says anything else about. */
export const plainCriteria: Criteria = {
  counting: { kind: 'sum' },
  minimumEvenings: 0,
  tieBreaks: [],
  substitute: { kind: 'zero' },
};
