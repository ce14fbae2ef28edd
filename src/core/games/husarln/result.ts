import * as z from 'zod/mini';
import type { Seat } from '@/kernel/seat';
import { PointsPair } from '../points-pair';
import type { Contract } from './contract';
import { contracts } from './contract';

/** In their normal order (section 5). */
export const bonusKinds = [
  'trull',
  'tarocks-10',
  'tarocks-11',
  'tarocks-12',
  'kings',
  'pelikan',
  'uhu',
  'pagat-ultimo',
] as const;

export type BonusKind = (typeof bonusKinds)[number];

/** Ultimos in the order of their tricks. */
export const ultimoKinds = ['pelikan', 'uhu', 'pagat-ultimo'] as const;

export type UltimoKind = (typeof ultimoKinds)[number];

export const tarockKinds = ['tarocks-10', 'tarocks-11', 'tarocks-12'] as const;

export type TarockKind = (typeof tarockKinds)[number];

/** Card points in the pack, and what the declarer needs. */
export const POINTS = 66;
export const TARGET = 34;

const seat = z.int();

// A fault in a field has the field's code as its message; see `problemsOf`.
const Bonus = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.enum(bonusKinds),
      seat,
      announced: z.optional(z.boolean()),
      made: z.optional(z.boolean()),
    }),
  ],
  'bonus-kind',
);
/** A bonus made or missed; silent and made unless it says otherwise. */
export type Bonus = Readonly<z.infer<typeof Bonus>>;

const Pass = z.strictObject({ contract: z.literal('pass') });
const Played = z.strictObject({
  contract: z.enum(contracts),
  declarer: seat,
  choice: z.optional(z.string()),
  points: z.optional(PointsPair),
  bonuses: z.optional(z.array(Bonus)),
});

/** Every field that a deal with a declarer may have. */
export const fields = Object.keys(Played.shape);

/** What one deal came to: the score sheet, or what a replay yields (section 5). */
export const HusarlnResult = z.discriminatedUnion('contract', [Pass, Played], 'unknown-contract');

/**
 * `points` of declarer and defenders; a null is 66 less the other. An absent list of bonuses is an empty
 * one.
 */
export type PlayedOut = {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly choice?: string | undefined;
  readonly points?: readonly (number | null)[] | undefined;
  readonly bonuses?: readonly Bonus[] | undefined;
};

export type HusarlnResult = { readonly contract: 'pass' } | PlayedOut;

export const isUltimo = (kind: BonusKind): kind is UltimoKind => ultimoKinds.some((one) => one === kind);

export const isTarocks = (kind: BonusKind): kind is TarockKind => tarockKinds.some((one) => one === kind);

/** A bonus with everything said. */
export type FullBonus = Required<Bonus>;

/** In normal order, with everything said that may be left out. */
export function normalBonuses(bonuses: readonly Bonus[] | undefined): readonly FullBonus[] {
  const full = (bonuses ?? []).map(({ kind, seat, announced = false, made = true }) => ({
    kind,
    seat,
    announced,
    made,
  }));
  return full.sort((a, b) => bonusKinds.indexOf(a.kind) - bonusKinds.indexOf(b.kind) || a.seat - b.seat);
}
