import type { Account, Booking } from '@/kernel/booking';
import { potAccount, pots, seatAccount } from '@/kernel/booking';
import type { Params } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Fields } from '../games/faults';
import { isFields, shown } from '../games/faults';
import type { Pots } from '../games/game';
import { missingFields, unknownFields } from './deal-form';
import type { SittingFold } from './sitting-fold';

const MOST = 1_000_000;

type Amounts = { readonly bookings: readonly Booking[]; readonly problems: readonly Problem[] };

/**
 * The bookings of a deal of which only the sums are known (reason `amount`), and their faults: `wrong-type`,
 * `missing-field`, `unknown-field`, `bad-account`, `not-integer`, `adjustment-amount`. Paths start at the
 * deal.
 */
export function readAmounts(list: unknown, fold: SittingFold): Amounts {
  if (!Array.isArray(list))
    return { bookings: [], problems: [wrong('wrong-type', 'amounts', { expected: 'list' })] };
  const problems = list.flatMap((element: unknown, index) =>
    below(`amounts.${index}`, elementProblems(element, fold)),
  );
  if (problems.length > 0) return { bookings: [], problems };
  const bookings = list.flatMap((element: unknown) => bookingOf(element, fold));
  return { bookings, problems: shortPots(bookings, fold.pots) };
}

function elementProblems(element: unknown, fold: SittingFold): readonly Problem[] {
  if (!isFields(element)) return [wrong('wrong-type', '', { expected: 'object' })];
  const missing = missingFields(element, ['from', 'to', 'amount']);
  if (missing.length > 0) return missing;
  return [
    ...unknownFields(element, ['from', 'to', 'amount']),
    ...accountProblems(element, fold),
    ...amountProblems(element.amount),
  ];
}

function accountProblems({ from, to }: Fields, fold: SittingFold): readonly Problem[] {
  const problems = [...accountProblem('from', from, fold), ...accountProblem('to', to, fold)];
  return problems.length === 0 && from === to
    ? [wrong('bad-account', 'to', { account: shown(to) })]
    : problems;
}

function accountProblem(path: string, value: unknown, fold: SittingFold): readonly Problem[] {
  if (typeof value !== 'string') return [wrong('wrong-type', path, { expected: 'string' })];
  return accountOf(value, fold) ? [] : [wrong('bad-account', path, { account: value })];
}

function amountProblems(amount: unknown): readonly Problem[] {
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    return [wrong('not-integer', 'amount', { value: shown(amount) })];
  }
  return amount >= 1 && amount <= MOST
    ? []
    : [wrong('adjustment-amount', 'amount', { about: 'range', value: amount })];
}

/** A seat present, a pot of the rules, or the club. */
function accountOf(text: unknown, { game, rules, present }: SittingFold): Account | null {
  const accounts: readonly Account[] = [
    ...present.map(seatAccount),
    ...game.scoring.pots(rules).map(potAccount),
    'club',
  ];
  return accounts.find((account) => account === text) ?? null;
}

function bookingOf(element: unknown, fold: SittingFold): readonly Booking[] {
  if (!isFields(element)) return [];
  const from = accountOf(element.from, fold);
  const to = accountOf(element.to, fold);
  return from && to ? [{ reason: 'amount', from, to, amount: Number(element.amount) }] : [];
}

/** Nobody can take more out of a pot than it holds at that moment. */
function shortPots(bookings: readonly Booking[], contents: Pots): readonly Problem[] {
  const held = new Map<Account, number>(pots.map((pot) => [potAccount(pot), contents[pot] ?? 0]));
  return bookings.flatMap(({ from, to, amount }, index) => {
    const holds = held.get(from) ?? amount;
    if (holds < amount)
      return [shortPot(`amounts.${index}.amount`, { value: amount, pot: potName(from), holds })];
    if (held.has(from)) held.set(from, holds - amount);
    if (held.has(to)) held.set(to, (held.get(to) ?? 0) + amount);
    return [];
  });
}

const shortPot = (path: string, params: Params): Problem =>
  wrong('adjustment-amount', path, { about: 'pot', ...params });

const potName = (account: Account): string => pots.find((pot) => potAccount(pot) === account) ?? '';
