import type { Booking } from '@/kernel/booking';
import { seatAccount } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Scored } from '../game';
import { countedPair } from '../points-pair';
import { payAcross } from '../settlement';
import { othersAfter } from '../table';
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
export function score(result: HusarlnResult, at: HusarlnContext): Scored<HusarlnLeft> {
  if (result.contract === 'pass') return { bookings: NOTHING, left: thrownIn, problems: NOTHING };
  const deal = dealOf(result, at);
  payGame(deal, result);
  if (result.bonuses) for (const bonus of normalBonuses(result.bonuses)) payBonus(deal, bonus, result);
  return { bookings: deal.bookings, left: playedOut, problems: NOTHING };
}

/** Who plays whom, and the bookings as they are made. */
type Deal = {
  readonly bookings: Booking[];
  readonly rules: HusarlnRules;
  readonly declarer: Seat;
  readonly defenders: readonly Seat[];
  /** The declarer, then the others in order of turn. */
  readonly walk: readonly Seat[];
};

function dealOf({ declarer }: PlayedOut, { rules, table }: HusarlnContext): Deal {
  const defenders = othersAfter(table.active, declarer);
  return { bookings: [], rules, declarer, defenders, walk: [declarer, ...defenders] };
}

type Payment = { readonly reason: string; readonly winners: readonly Seat[]; readonly amount: number };

/** The winners get it from each who is not one of them; or it is written to them on the sheet. */
function pay({ bookings, rules, walk }: Deal, { reason, winners, amount }: Payment): void {
  const to = walk.filter((seat) => winners.includes(seat)).map(seatAccount);
  const losers = walk.filter((seat) => !winners.includes(seat)).map(seatAccount);
  const from = rules.settlement === 'sheet' ? (['sheet'] as const) : losers;
  payAcross(bookings, { reason, from, to, amount });
}

function payGame(deal: Deal, result: PlayedOut): void {
  const counted = countedPair(result.points, POINTS);
  if (counted === null) return;
  const won = counted[0] >= TARGET;
  const amount = gameValue(deal.rules, result, won);
  const winners = won ? [deal.declarer] : deal.defenders;
  if (amount !== null) pay(deal, { reason: 'game', winners, amount });
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
  const winners = bonus.made ? mine : deal.walk.filter((seat) => !mine.includes(seat));
  pay(deal, { reason: bonus.kind, winners, amount });
}

/**
 * Who has this bonus in common: a defender's ultimo or kings may be his side's; what a hand holds is its
 * own.
 */
function sideOf({ rules, declarer, defenders }: Deal, { seat, kind }: FullBonus): readonly Seat[] {
  const shared = kind !== 'trull' && !isTarocks(kind);
  return seat !== declarer && shared && rules.defenderBonus === 'side' ? defenders : [seat];
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
