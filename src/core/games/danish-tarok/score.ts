import type { Seat } from '@/kernel/seat';
import type { Scored } from '../game';
import { accountOf, fromEach, toEach } from '../ledger';
import { payAdjustments } from './payments/adjustments';
import { endingOf, isCountDue } from './ending';
import { payFines } from './payments/fines';
import { payFoundation, payStake } from './payments/foundation';
import { payLastTrick } from './payments/last-trick';
import type { DanishContext, DanishLeft } from './left';
import type { Ledger } from './payments/ledger';
import { intoPot, openLedger, pay } from './payments/ledger';
import { countedPoints } from '../card-points';
import { worthOf } from './points';
import type { Bonus, DanishResult, Declaration } from './result';
import { isRedeal } from './result';
import type { DanishRules } from './rules';

const NOTHING: readonly never[] = [];
const NO_FAULT: readonly never[] = [];

/**
 * Section 7.2, in its order. The result is sound, or lacks only what `check` calls missing: then what is
 * known is booked. Amounts in points. A problem: `adjustment-amount` { about: 'pot', value, pot, holds }.
 */
export function score(result: DanishResult, at: DanishContext): Scored<DanishLeft> {
  const ledger = openLedger(at);
  const { rules } = at;
  const fines = result.fines ?? NOTHING;
  const founded = payFoundation(ledger, at);
  payStake(ledger, at, founded);
  for (const declaration of result.declarations ?? NOTHING) payDeclaration(ledger, declaration, rules);
  if (fines.length > 0) payFines(ledger, fines, { ...at, late: false });
  for (const bonus of result.bonuses ?? NOTHING) payTrick(ledger, bonus, rules);
  const due = result.void === undefined ? settle(ledger, result, rules) : dueAfterFoundation(at, founded);
  if (fines.length > 0) payFines(ledger, fines, { ...at, late: true });
  const problems = result.adjustments ? payAdjustments(ledger, result.adjustments, at) : NO_FAULT;
  return { bookings: ledger.bookings, left: { due, redeal: isRedeal(result.void) }, problems };
}

type Due = DanishLeft['due'];

const dueAfterFoundation = ({ left: { due } }: DanishContext, founded: Due): Due => ({
  king: due.king && !founded.king,
  pagat: due.pagat && !founded.pagat,
});

function payDeclaration(ledger: Ledger, declaration: Declaration, rules: DanishRules): void {
  fromEach(ledger, { reason: declaration.kind, seat: declaration.seat, each: valueOf(declaration, rules) });
}

function valueOf(declaration: Declaration, rules: DanishRules): number {
  switch (declaration.kind) {
    case 'taroks':
      return rules.declareTaroks + rules.declareStep * (declaration.count - rules.declareTaroksFrom);
    case 'matadors':
      return rules.declareMatadors + rules.declareStep * (declaration.count - 3);
    case 'kings':
    case 'suit':
      return declaration.form === 'half'
        ? rules.declareHalf
        : declaration.form === 'full'
          ? rules.declareFull
          : rules.declareAbundant;
  }
}

/** Kings and the pagat in tricks 1 … 24. */
function payTrick(ledger: Ledger, { kind, seat, made }: Bonus, rules: DanishRules): void {
  if (kind === 'king') payLostCard(ledger, { seat, pot: 'king' }, rules);
  if (kind !== 'pagat') return;
  if (made) fromEach(ledger, { reason: 'pagat-won', seat, each: rules.pagatWon });
  else payLostCard(ledger, { seat, pot: 'pagat' }, rules);
}

type LostCard = { readonly seat: Seat; readonly pot: 'king' | 'pagat' };

function payLostCard(ledger: Ledger, { seat, pot }: LostCard, rules: DanishRules): void {
  const isKing = pot === 'king';
  toEach(ledger, { reason: isKing ? 'king-lost' : 'pagat-lost', seat, each: rules.lostCard });
  const reason = isKing ? 'king-lost-pot' : 'pagat-lost-pot';
  if (rules.pots) intoPot(ledger, { reason, seat, pot, amount: rules.lostCardPot });
}

/** The last trick and the count; tells which pots the last trick left empty. */
function settle(ledger: Ledger, result: DanishResult, rules: DanishRules): Due {
  const ending = endingOf(result);
  payLastTrick(ledger, { ending, rules, winner: result.lastTrick });
  const due = { king: ledger.king === 0, pagat: ledger.pagat === 0 };
  if (isCountDue(ending, rules)) payCount(ledger, result, rules);
  return due;
}

/** Forehand, who deals next, settles with the two others. */
function payCount(ledger: Ledger, result: DanishResult, rules: DanishRules): void {
  const points = countedPoints(result, ledger.table);
  if (!points) return;
  const { active, dealer } = ledger.table;
  const forehand = active[0] ?? dealer;
  paySettlement(ledger, { forehand, seat: active[1] ?? dealer, worth: worthOf(points[1], rules) });
  paySettlement(ledger, { forehand, seat: dealer, worth: worthOf(points[2], rules) });
}

type Settlement = { readonly forehand: Seat; readonly seat: Seat; readonly worth: number };

function paySettlement(ledger: Ledger, { forehand, seat, worth }: Settlement): void {
  const next = accountOf(forehand);
  const other = accountOf(seat);
  if (worth > 0) pay(ledger, { reason: 'card-points', from: next, to: other, amount: worth });
  if (worth < 0) pay(ledger, { reason: 'card-points', from: other, to: next, amount: -worth });
}
