import { netOf } from '@/kernel/booking';
import type { Booking } from '@/kernel/booking';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Fields } from '../games/faults';
import { isFields } from '../games/faults';
import type { DealContext } from '../games/game';
import type { Table } from '../games/table';
import { readAmounts } from './amounts';
import { booked } from './balance';
import { dealFormProblems, dealKind, seatFieldProblems } from './deal-form';
import type { Booked, DerivedDeal } from './derived';
import { readRecord } from './deal-record';
import type { SittingFold } from './sitting-fold';
import { hasTableSize, nextDealer } from './sitting-fold';

/** A deal examined: what it came to and the sitting after it; with problems nothing is booked. */
export type DealStep = {
  readonly fold: SittingFold;
  readonly derived: DerivedDeal | null;
  readonly problems: readonly Problem[];
};

/** One deal of a sitting, whatever it is; every fault with its path from the deal. */
export function stepDeal(fold: SittingFold, deal: unknown): DealStep {
  if (!isFields(deal)) return refused(fold, [wrong('wrong-type', '', { expected: 'object' })]);
  const form = dealFormProblems(deal);
  const seating = seatingProblems(fold, deal);
  const table = tableOf(fold, deal.dealer);
  if (!table) return refused(fold, [...form, ...seating, ...faultsWhoeverDealt(fold, deal)]);
  const step = stepKind(fold, deal, table);
  if (form.length + step.problems.length > 0) return refused(fold, [...form, ...seating, ...step.problems]);
  return seating.length > 0 ? outOfOrder(step.fold, seating) : step;
}

/** A dealer out of order is no fault of the deal itself: who follows him is still asked, unless forgotten. */
function outOfOrder(fold: SittingFold, problems: readonly Problem[]): DealStep {
  const after = fold.game.seating.forgetsOrder ? { ...fold, turn: null } : fold;
  return { fold: after, derived: null, problems };
}

/** Where nobody can have dealt as it says: the faults that the deal would have with any dealer. */
function faultsWhoeverDealt(fold: SittingFold, deal: Fields): readonly Problem[] {
  if (!hasTableSize(fold)) return [];
  const tables = fold.present.flatMap((seat) => tableOf(fold, seat) ?? []);
  const [first = [], ...others] = tables.map((table) => stepKind(fold, deal, table).problems);
  return first.filter((one) => others.every((problems) => problems.some((other) => sameFault(one, other))));
}

const sameFault = (one: Problem, other: Problem): boolean =>
  one.code === other.code && one.path === other.path;

/** What a faulty deal leaves is unknown: anybody may deal next, and people may come and go. */
const refused = (fold: SittingFold, problems: readonly Problem[]): DealStep => ({
  fold: {
    ...fold,
    deals: fold.deals + 1,
    turn: null,
    left: fold.game.scoring.leftAfterAmounts(fold.pots, fold.left),
  },
  derived: null,
  problems,
});

/** The dealer, and how many are at the table. */
function seatingProblems(fold: SittingFold, deal: Fields): readonly Problem[] {
  const { seats, present } = fold;
  const size = hasTableSize(fold) ? [] : [wrong('bad-seats', '', { count: present.length })];
  const field = seatFieldProblems(deal, 'dealer', seats);
  if (field.length > 0) return [...size, ...field];
  const seat = Number(deal.dealer);
  if (!present.includes(seat)) return [...size, wrong('inactive-seat', 'dealer', { seat })];
  const due = nextDealer(fold);
  return due === null || due === seat
    ? size
    : [...size, wrong('dealer-order', 'dealer', { seat, other: due })];
}

/** The table of a deal; null if there can be none. */
export function tableOf(fold: SittingFold, dealer: unknown): Table | null {
  const { game, seats, present } = fold;
  const seat = present.find((one) => one === dealer);
  return seat === undefined || !hasTableSize(fold) ? null : game.seating.table(seats, present, seat);
}

export const contextOf = (
  { rules, pots, left }: SittingFold,
  table: Table,
): DealContext<unknown, unknown> => ({
  rules,
  pots,
  left,
  table,
});

function stepKind(fold: SittingFold, deal: Fields, table: Table): DealStep {
  switch (dealKind(deal)) {
    case 'struck':
      return stepStruck(fold, table, deal.again === true);
    case 'amounts':
      return stepAmounts(fold, deal.amounts, table);
    case 'record':
      return stepRecord(fold, deal, table);
  }
}

/**
 * What was left passes unchanged; who deals next is who would follow had it been played, or the same again.
 */
function stepStruck(fold: SittingFold, table: Table, again: boolean): DealStep {
  const left = fold.game.scoring.leftAfterAmounts(fold.pots, fold.left);
  const next = { ...fold, deals: fold.deals + 1, turn: { table, left, again } };
  return { fold: next, derived: { struck: true, ...bookedIn(next, []) }, problems: [] };
}

function stepAmounts(fold: SittingFold, list: unknown, table: Table): DealStep {
  const { bookings, problems } = readAmounts(list, fold);
  if (problems.length > 0) return refused(fold, problems);
  const paid = booked(fold, bookings);
  const left = fold.game.scoring.leftAfterAmounts(paid.pots, fold.left);
  const next = { ...paid, left, deals: fold.deals + 1, turn: { table, left, again: false } };
  return { fold: next, derived: { amounts: true, ...bookedIn(next, bookings) }, problems };
}

function stepRecord(fold: SittingFold, deal: Fields, table: Table): DealStep {
  const at = contextOf(fold, table);
  const read = readRecord(fold.game, deal, at);
  switch (read.type) {
    case 'faulty':
      return refused(fold, read.problems);
    case 'unfinished':
      return { fold: unfinished(fold), derived: { unfinished: true }, problems: [] };
    case 'read': {
      const { bookings, left, problems } = fold.game.scoring.score(read.result, at);
      if (problems.length > 0) return refused(fold, below('result', problems));
      const next = {
        ...booked(fold, bookings),
        left,
        deals: fold.deals + 1,
        turn: { table, left, again: false },
      };
      const { result, differences } = read;
      return { fold: next, derived: { result, ...bookedIn(next, bookings), differences }, problems };
    }
  }
}

const unfinished = (fold: SittingFold): SittingFold => ({
  ...fold,
  deals: fold.deals + 1,
  turn: null,
  unfinished: true,
});

/** What was booked, seen from the fold after it. */
export const bookedIn = (after: SittingFold, entries: readonly Booking[]): Booked => ({
  entries,
  net: netOf(entries, after.seats),
  pots: after.pots,
});
