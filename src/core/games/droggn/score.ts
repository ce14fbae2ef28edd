import type { Account, Booking } from '@/kernel/booking';
import type { Scored } from '../game';
import { accountOf } from '../ledger';
import { countedPair } from '../points-pair';
import { payAcross } from '../settlement';
import type { Table } from '../table';
import { base, HALF, isWhole, POINTS } from './contract';
import type { DroggnContext, DroggnLeft } from './left';
import type { Bonus, DroggnResult, Played } from './result';
import { bonusKinds } from './result';
import type { DroggnRules } from './rules';

const NOTHING: readonly never[] = [];

/**
 * Section 7. The result is sound, or lacks only what `check` calls missing: then what is known is booked.
 * Amounts in points.
 */
export function score(result: DroggnResult, at: DroggnContext): Scored<DroggnLeft> {
  if (result.contract === 'pass') return { bookings: NOTHING, left: { declarer: null }, problems: NOTHING };
  const deal = dealOf(result, at);
  if (result.revoke === undefined) payGame(deal, result);
  else payRevoke(deal, result, result.revoke);
  return { bookings: deal.bookings, left: { declarer: result.declarer }, problems: NOTHING };
}

/** The bookings as they are made, and between whom: the declarer and all others, or his score alone. */
type Deal = {
  readonly bookings: Booking[];
  readonly rules: DroggnRules;
  readonly declarer: readonly Account[];
  readonly others: readonly Account[];
};

const SHEET: readonly Account[] = ['sheet'];

function dealOf({ declarer }: Played, { rules, table }: DroggnContext): Deal {
  const others = rules.settlement === 'sheet' ? SHEET : othersAt(table, declarer);
  return { bookings: [], rules, declarer: [accountOf(declarer)], others };
}

/** Everybody else at the table in order of turn, who sits out included. */
function othersAt({ present }: Table, declarer: number): readonly Account[] {
  const others: Account[] = [];
  const from = present.indexOf(declarer);
  for (let step = 1; step < present.length; step++) {
    others.push(accountOf(present[(from + step) % present.length] ?? declarer));
  }
  return others;
}

/** An amount as the declarer sees it: above zero each other player pays it to him, below zero he pays. */
function pay({ bookings, declarer, others }: Deal, reason: string, value: number): void {
  if (value > 0) payAcross(bookings, { reason, from: others, to: declarer, amount: value });
  else payAcross(bookings, { reason, from: declarer, to: others, amount: -value });
}

/** What a doubling multiplies by. */
const factor = ({ doubles = 0 }: Played): number => 2 ** doubles;

const side = (seat: number, { declarer }: Played): number => (seat === declarer ? 1 : -1);

const LAID_OUT = 20;
const MATCH = 37;

/** Bound to the contract and paid for by who revoked; a laid-out card counts against him whosever it was. */
function payRevoke(deal: Deal, result: Played, seat: number): void {
  const laidOut = (result.bonuses ?? NOTHING).some(({ announced }) => announced) ? LAID_OUT : 0;
  pay(deal, 'revoke', -side(seat, result) * factor(result) * (base[result.contract] + laidOut));
}

function payGame(deal: Deal, result: Played): void {
  const whole = isWhole({ contract: result.contract, rules: deal.rules });
  if (result.contract === 'super-mord') paySuperMord(deal, result, whole);
  else if (result.match) payMatch(deal, result);
  else payCounted(deal, result);
  if (!whole) payBonuses(deal, result);
}

function paySuperMord(deal: Deal, result: Played, whole: boolean): void {
  if (result.match === undefined) return;
  const laidOut = whole && (result.bonuses ?? NOTHING).length > 0 ? LAID_OUT : 0;
  const amount = factor(result) * (base['super-mord'] + laidOut);
  pay(deal, 'super-mord', result.match ? amount : -amount);
}

/** Whatever the count says. */
function payMatch(deal: Deal, result: Played): void {
  pay(deal, 'game', factor(result) * base[result.contract]);
  pay(deal, 'match', factor(result) * MATCH);
}

function payCounted(deal: Deal, result: Played): void {
  const counted = countedPair(result.points, POINTS);
  const won = counted && isWon(counted[0], result, deal.rules);
  if (counted === null || won === null) return;
  const sign = won ? factor(result) : -factor(result);
  pay(deal, 'game', sign * base[result.contract]);
  pay(deal, 'overshoot', sign * ((won ? counted[0] : counted[1]) - HALF));
}

/** Null if it is a tie that hangs on the last trick, and nobody has said whose it was. */
function isWon(points: number, { declarer, lastTrick }: Played, { tie }: DroggnRules): boolean | null {
  if (points !== HALF) return points > HALF;
  if (tie !== 'last-trick') return tie === 'declarer';
  return lastTrick === undefined ? null : lastTrick === declarer;
}

function payBonuses(deal: Deal, result: Played): void {
  for (const bonus of inOrder(result.bonuses ?? NOTHING)) {
    const value = side(bonus.seat, result) * valueOf(bonus, factor(result));
    pay(deal, bonus.kind, bonus.made === false ? -value : value);
  }
}

/** Bonuses in the order in which they are settled. */
export const inOrder = (bonuses: readonly Bonus[]): readonly Bonus[] =>
  bonuses.length < 2 ? bonuses : bonusKinds.flatMap((kind) => bonuses.filter((bonus) => bonus.kind === kind));

/** What a bonus is worth to each other player; only a laid-out card is doubled. */
function valueOf({ kind, announced }: Bonus, doubled: number): number {
  if (kind === 'pagat-captured') return 5;
  if (kind === 'kleine-und-gstiess') return 20;
  return announced ? LAID_OUT * doubled : 10;
}
