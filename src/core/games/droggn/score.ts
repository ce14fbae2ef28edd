import type { Account, Booking } from '@/kernel/booking';
import { seatAccount } from '@/kernel/booking';
import type { Scored } from '../game';
import { countedPair } from '../points-pair';
import { paid } from '../settlement';
import type { Table } from '../table';
import { orderAfter } from '../table';
import { base, HALF, isWhole, POINTS } from './contract';
import type { DroggnContext, DroggnLeft } from './left';
import type { Bonus, DroggnResult, Played } from './result';
import { bonusKinds } from './result';
import type { DroggnRules } from './rules';

const NOTHING: readonly never[] = [];

/** An amount as the declarer sees it: above zero each other player pays it to him, below zero he pays. */
type Item = { readonly reason: string; readonly value: number };

/**
 * Section 7. The result is sound, or lacks only what `check` calls missing: then what is known is booked.
 * Amounts in points.
 */
export function score(result: DroggnResult, at: DroggnContext): Scored<DroggnLeft> {
  if (result.contract === 'pass') return { bookings: NOTHING, left: { declarer: null }, problems: NOTHING };
  const sides = sidesOf(result, at);
  const bookings = itemsOf(result, at.rules).flatMap((item) => book(item, sides));
  return { bookings, left: { declarer: result.declarer }, problems: NOTHING };
}

type Sides = { readonly declarer: readonly Account[]; readonly others: readonly Account[] };

/** Everybody else at the table, who sits out included; on paper the declarer's score alone. */
function sidesOf({ declarer }: Played, { rules, table }: DroggnContext): Sides {
  const others = rules.settlement === 'sheet' ? (['sheet'] as const) : othersAt(table, declarer);
  return { declarer: [seatAccount(declarer)], others };
}

const othersAt = ({ present }: Table, declarer: number): readonly Account[] =>
  orderAfter(present, declarer)
    .filter((seat) => seat !== declarer)
    .map(seatAccount);

const book = ({ reason, value }: Item, { declarer, others }: Sides): readonly Booking[] =>
  value > 0
    ? paid({ reason, from: others, to: declarer, amount: value })
    : paid({ reason, from: declarer, to: others, amount: -value });

function itemsOf(result: Played, rules: DroggnRules): readonly Item[] {
  if (result.revoke !== undefined) return [revokeItem(result, result.revoke)];
  const whole = isWhole({ contract: result.contract, rules });
  return [...gameItems(result, rules), ...(whole ? [] : bonusItems(result))];
}

/** What a doubling multiplies by. */
const factor = ({ doubles = 0 }: Played): number => 2 ** doubles;

const side = (seat: number, { declarer }: Played): number => (seat === declarer ? 1 : -1);

/** Bound to the contract and paid for by who revoked; a laid-out card counts against him whosever it was. */
function revokeItem(result: Played, seat: number): Item {
  const laidOut = (result.bonuses ?? NOTHING).some(({ announced }) => announced) ? LAID_OUT : 0;
  const amount = factor(result) * (base[result.contract] + laidOut);
  return { reason: 'revoke', value: -side(seat, result) * amount };
}

const LAID_OUT = 20;
const MATCH = 37;

function gameItems(result: Played, rules: DroggnRules): readonly Item[] {
  if (result.contract === 'super-mord') return superMordItems(result, rules);
  return result.match ? matchItems(result) : countedItems(result, rules);
}

function superMordItems(result: Played, rules: DroggnRules): readonly Item[] {
  if (result.match === undefined) return [];
  const whole = isWhole({ contract: result.contract, rules });
  const laidOut = whole && (result.bonuses ?? NOTHING).length > 0 ? LAID_OUT : 0;
  const amount = factor(result) * (base['super-mord'] + laidOut);
  return [{ reason: 'super-mord', value: result.match ? amount : -amount }];
}

/** Whatever the count says. */
const matchItems = (result: Played): readonly Item[] => [
  { reason: 'game', value: factor(result) * base[result.contract] },
  { reason: 'match', value: factor(result) * MATCH },
];

function countedItems(result: Played, rules: DroggnRules): readonly Item[] {
  const counted = countedPair(result.points, POINTS);
  const won = counted && isWon(counted[0], result, rules);
  if (counted === null || won === null) return [];
  const sign = won ? 1 : -1;
  const over = (won ? counted[0] : counted[1]) - HALF;
  return [
    { reason: 'game', value: sign * factor(result) * base[result.contract] },
    { reason: 'overshoot', value: sign * factor(result) * over },
  ];
}

/** Null if it is a tie that hangs on the last trick, and nobody has said whose it was. */
function isWon(points: number, { declarer, lastTrick }: Played, { tie }: DroggnRules): boolean | null {
  if (points !== HALF) return points > HALF;
  if (tie !== 'last-trick') return tie === 'declarer';
  return lastTrick === undefined ? null : lastTrick === declarer;
}

const bonusItems = (result: Played): readonly Item[] =>
  inOrder(result.bonuses ?? NOTHING).map((bonus) => {
    const value = side(bonus.seat, result) * valueOf(bonus, factor(result));
    return { reason: bonus.kind, value: bonus.made === false ? -value : value };
  });

/** Bonuses in the order in which they are settled. */
export const inOrder = (bonuses: readonly Bonus[]): readonly Bonus[] =>
  bonuses.length < 2 ? bonuses : bonusKinds.flatMap((kind) => bonuses.filter((bonus) => bonus.kind === kind));

/** What a bonus is worth to each other player; only a laid-out card is doubled. */
function valueOf({ kind, announced }: Bonus, doubled: number): number {
  if (kind === 'pagat-captured') return 5;
  if (kind === 'kleine-und-gstiess') return 20;
  return announced ? LAID_OUT * doubled : 10;
}
