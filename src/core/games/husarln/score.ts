import type { Account, Booking } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Scored } from '../game';
import { accountOf } from '../ledger';
import { countedPair } from '../points-pair';
import type { Table } from '../table';
import { levelOf } from './contract';
import type { HusarlnContext, HusarlnLeft } from './left';
import { playedOut, thrownIn } from './left';
import type { BonusKind, FullBonus, HusarlnResult, PlayedOut } from './result';
import { isTarocks, normalBonuses, POINTS, TARGET } from './result';
import type { HusarlnRules } from './rules';
import { tariffOf } from './tariff';

const NOTHING: readonly never[] = [];

/**
 * Section 7. The result is sound, or lacks only what `check` calls missing: then what is known is booked.
 * Amounts in points.
 */
export function score(result: HusarlnResult, { rules, table }: HusarlnContext): Scored<HusarlnLeft> {
  if (result.contract === 'pass') return { bookings: NOTHING, left: thrownIn, problems: NOTHING };
  const deal = { bookings: [], rules, walk: walkFrom(table, result.declarer) };
  payGame(deal, result);
  for (const bonus of normalBonuses(result.bonuses)) payBonus(deal, bonus, result);
  return { bookings: deal.bookings, left: playedOut, problems: NOTHING };
}

/** The bookings as they are made; the declarer, then the others in order of turn. */
type Deal = { readonly bookings: Booking[]; readonly rules: HusarlnRules; readonly walk: readonly Seat[] };

function walkFrom({ active }: Table, declarer: Seat): readonly Seat[] {
  const [first = declarer, second = declarer, third = declarer] = active;
  if (declarer === first) return [first, second, third];
  return declarer === second ? [second, third, first] : [third, first, second];
}

/** Some of those who walk, a bit a place. */
type Side = number;

const DECLARER: Side = 1;
const DEFENDERS: Side = 6;
const EVERYBODY: Side = 7;
const PLAYERS = 3;

type Payment = { readonly reason: string; readonly winners: Side; readonly amount: number };

/** The winners get it from each who is not one of them; or it is written to them on the sheet. */
function pay(deal: Deal, payment: Payment): void {
  const { reason, winners, amount } = payment;
  if (amount === 0) return;
  for (let place = 0; place < PLAYERS; place++) {
    if (!isIn(winners, place)) continue;
    const to = accountAt(deal, place);
    if (deal.rules.settlement === 'sheet') deal.bookings.push({ reason, from: 'sheet', to, amount });
    else payTo(deal, to, payment);
  }
}

function payTo(deal: Deal, to: Account, { reason, winners, amount }: Payment): void {
  for (let place = 0; place < PLAYERS; place++) {
    if (!isIn(winners, place)) deal.bookings.push({ reason, from: accountAt(deal, place), to, amount });
  }
}

const isIn = (side: Side, place: number): boolean => ((side >> place) & 1) === 1;

const accountAt = ({ walk }: Deal, place: number): Account => accountOf(walk[place] ?? -1);

function payGame(deal: Deal, result: PlayedOut): void {
  const own = declarerPoints(result);
  if (own === null) return;
  const won = own >= TARGET;
  const amount = gameValue(deal.rules, result, won);
  if (amount !== null) pay(deal, { reason: 'game', winners: won ? DECLARER : DEFENDERS, amount });
}

/** The declarer's card points; null if neither side was counted. */
function declarerPoints({ points }: PlayedOut): number | null {
  const own = points?.[0] ?? null;
  return own !== null ? own : (countedPair(points, POINTS)?.[0] ?? null);
}

/** What the deal is worth; null as long as it is not said which cards were taken. */
function gameValue(rules: HusarlnRules, { contract, choice }: PlayedOut, won: boolean): number | null {
  if (contract === 'solo') return rules.soloValue;
  const level = levelOf(contract, choice ?? '');
  if (level === 0) return null;
  return tariffOf(rules, contract, won && rules.levels === 'loss' ? 1 : level);
}

function payBonus(deal: Deal, bonus: FullBonus, { contract }: PlayedOut): void {
  const factor = contract === 'solo' && deal.rules.soloDoubles ? 2 : 1;
  const amount = factor * bonusValue(bonus.kind, bonus.announced);
  const mine = sideOf(deal, bonus);
  pay(deal, { reason: bonus.kind, winners: bonus.made ? mine : EVERYBODY & ~mine, amount });
}

/**
 * Who has this bonus in common: a defender's ultimo or kings may be his side's; what a hand holds is its
 * own.
 */
function sideOf({ rules, walk }: Deal, { seat, kind }: FullBonus): Side {
  const place = walk.indexOf(seat);
  const shared = place > 0 && rules.defenderBonus === 'side' && kind !== 'trull' && !isTarocks(kind);
  return shared ? DEFENDERS : 1 << place;
}

type BonusValue = { readonly silent: number; readonly announced: number };

/** Tarocks and kings are written only if announced. */
const bonusValues: Readonly<Record<BonusKind, BonusValue>> = {
  trull: { silent: 3, announced: 3 },
  'tarocks-10': { silent: 0, announced: 1 },
  'tarocks-11': { silent: 0, announced: 2 },
  'tarocks-12': { silent: 0, announced: 3 },
  kings: { silent: 0, announced: 3 },
  pelikan: { silent: 5, announced: 14 },
  uhu: { silent: 5, announced: 12 },
  'pagat-ultimo': { silent: 5, announced: 10 },
};

/** Of a bonus, before it is doubled. */
export const bonusValue = (kind: BonusKind, announced: boolean): number =>
  bonusValues[kind][announced ? 'announced' : 'silent'];
