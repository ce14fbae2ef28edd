import * as z from 'zod/mini';
import { PointsPair } from '../points-pair';
import { contracts } from './contract';

/** What may be achieved or missed beside the game, in the order in which it is settled. */
export const bonusKinds = ['pagat-ultimo', 'pagat-captured', 'kleine-und-gstiess', 'gstiess-ultimo'] as const;

export type BonusKind = (typeof bonusKinds)[number];

const seat = z.int();
const flag = z.optional(z.boolean());

// A fault in a field has the field's code as its message; see `problemsOf`.
const ultimo = <const Kind extends BonusKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), seat, announced: flag, made: flag });
const plain = <const Kind extends BonusKind>(kind: Kind) => z.strictObject({ kind: z.literal(kind), seat });

/** `announced`: laid out, by default not; `made` is the default. */
export const Bonus = z.discriminatedUnion(
  'kind',
  [ultimo('pagat-ultimo'), plain('pagat-captured'), plain('kleine-und-gstiess'), ultimo('gstiess-ultimo')],
  'bonus-kind',
);
export type Bonus = {
  readonly kind: BonusKind;
  readonly seat: number;
  readonly announced?: boolean | undefined;
  readonly made?: boolean | undefined;
};

const ThrownIn = z.strictObject({ contract: z.literal('pass') });

const Played = z.strictObject({
  contract: z.enum(contracts),
  declarer: seat,
  points: z.optional(PointsPair),
  match: flag,
  doubles: z.optional(z.int()),
  bonuses: z.optional(z.array(Bonus)),
  lastTrick: z.optional(seat),
  revoke: z.optional(seat),
});

/** Every field that a deal with a declarer may have. */
export const fields = Object.keys(Played.shape);

/** What one deal came to: the score sheet, or what a replay yields (section 5). */
export const DroggnResult = z.discriminatedUnion('contract', [ThrownIn, Played], 'unknown-contract');

/** Nobody bid. */
export type ThrownIn = { readonly contract: 'pass' };

/** `points` of the declarer and of the defenders; `match`: the declarer won all tricks. */
export type Played = {
  readonly contract: (typeof contracts)[number];
  readonly declarer: number;
  readonly points?: readonly (number | null)[] | undefined;
  readonly match?: boolean | undefined;
  readonly doubles?: number | undefined;
  readonly bonuses?: readonly Bonus[] | undefined;
  readonly lastTrick?: number | undefined;
  readonly revoke?: number | undefined;
};

export type DroggnResult = ThrownIn | Played;

/** A card that lies face up for the last trick; the only bonuses that are announced. */
export const isUltimo = ({ kind }: Bonus): boolean => kind === 'pagat-ultimo' || kind === 'gstiess-ultimo';

/** Of these a deal has one at most: they are one card's fate. */
export const isPagatBonus = ({ kind }: Bonus): boolean => kind !== 'gstiess-ultimo';
