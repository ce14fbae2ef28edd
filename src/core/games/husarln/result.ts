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

export const isUltimo = (kind: BonusKind): kind is UltimoKind =>
  kind === 'pagat-ultimo' || kind === 'uhu' || kind === 'pelikan';

export const isTarocks = (kind: BonusKind): kind is TarockKind =>
  kind === 'tarocks-10' || kind === 'tarocks-11' || kind === 'tarocks-12';

/** A bonus with everything said. */
export type FullBonus = Required<Bonus>;

const kindIndexes = {
  trull: 0,
  'tarocks-10': 1,
  'tarocks-11': 2,
  'tarocks-12': 3,
  kings: 4,
  pelikan: 5,
  uhu: 6,
  'pagat-ultimo': 7,
} as const satisfies Readonly<Record<BonusKind, number>>;

/** Index in the normal order. */
export const kindIndex = (kind: BonusKind): number => kindIndexes[kind];

/** The kind at a place of it. @throws RangeError if there is none. */
export function kindAt(index: number): BonusKind {
  const kind = bonusKinds[index];
  if (kind === undefined) throw new RangeError(`no kind of bonus: ${index}`);
  return kind;
}

const NOTHING: readonly never[] = [];

/** In normal order, with everything said that may be left out. */
export function normalBonuses(bonuses: readonly Bonus[] | undefined): readonly FullBonus[] {
  if (bonuses === undefined || bonuses.length === 0) return NOTHING;
  if (isNormal(bonuses)) return bonuses;
  const full = bonuses.map(({ kind, seat, announced = false, made = true }) => ({
    kind,
    seat,
    announced,
    made,
  }));
  return full.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Place in the normal order: kinds first, seats within one. */
const placeOf = ({ kind, seat }: Bonus): number => kindIndex(kind) * SEATS + seat;

/** More than any table has. */
const SEATS = 16;

/** As a replay makes them. */
function isNormal(bonuses: readonly Bonus[]): bonuses is readonly FullBonus[] {
  let last = -1;
  for (const bonus of bonuses) {
    const place = placeOf(bonus);
    if (bonus.announced === undefined || bonus.made === undefined || place <= last) return false;
    last = place;
  }
  return true;
}
