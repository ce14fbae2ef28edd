import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Change } from '../games/game';
import { booked } from './balance';
import { bookedIn, stepDeal } from './deal-step';
import type { Booked, DerivedClosing, DerivedDeal } from './derived';
import type { SittingFold } from './sitting-fold';
import { hasTableSize, mayChange, orderNow } from './sitting-fold';

/** A step that was possible: the sitting after it, and what it derived. */
export type Step<Value> = { readonly fold: SittingFold; readonly derived: Value };

type Stepped<Value> = Outcome<Step<Value>, readonly Problem[]>;

/**
 * The next deal, in record form (`dealer` and `result`, `cards` and `actions`, `struck` or `amounts`); or its
 * faults.
 */
export function applyDeal(fold: SittingFold, deal: unknown): Stepped<DerivedDeal> {
  const { problems, derived, fold: next } = stepDeal(fold, deal);
  return derived && problems.length === 0 ? accept({ fold: next, derived }) : refuse(problems);
}

/** Somebody joins or leaves before the next deal. Refused: `change-void`, `change-state`, `bad-seat`. */
export function applyChange(fold: SittingFold, change: Omit<Change, 'before'>): Stepped<Booked> {
  if (change.seat < 0 || change.seat >= fold.seats) {
    return refuse([wrong('bad-seat', 'seat', { value: change.seat, last: fold.seats - 1 })]);
  }
  const { problems, derived, fold: next } = stepChange(fold, change);
  return problems.length === 0 ? accept({ fold: next, derived }) : refuse(problems);
}

/** The pots are divided. Refused: `bad-seats`. */
export function closeSitting(fold: SittingFold): Stepped<DerivedClosing> {
  if (!hasTableSize(fold)) return refuse([wrong('bad-seats', 'closed', { count: fold.present.length })]);
  const { game, rules, pots, left, totals } = fold;
  const bookings = game.seating.close(orderNow(fold), totals, { rules, pots, left });
  const next = { ...booked(fold, bookings), closed: true };
  const { entries, net } = bookedIn(next, bookings);
  return accept({ fold: next, derived: { entries, net } });
}

export type ChangeStep = Step<Booked> & { readonly problems: readonly Problem[] };

/**
 * A change whose seat exists, with its faults; one at the wrong time still takes place, so that later deals
 * make sense.
 */
export function stepChange(fold: SittingFold, change: Omit<Change, 'before'>): ChangeStep {
  const { seat, type } = change;
  const early = mayChange(fold) ? [] : [wrong('change-void', '', { seat, type })];
  if (fold.present.includes(seat) === (type === 'join')) {
    return {
      fold,
      derived: bookedIn(fold, []),
      problems: [...early, wrong('change-state', 'seat', { seat, type })],
    };
  }
  const { game, rules, pots, left, present } = fold;
  const at = { rules, pots, left };
  const bookings = game.seating.change({ ...change, before: fold.deals }, present, at);
  const next = { ...booked(fold, bookings), present: presentAfter(fold, change) };
  return { fold: next, derived: bookedIn(next, bookings), problems: early };
}

const presentAfter = ({ present }: SittingFold, { seat, type }: Omit<Change, 'before'>) =>
  type === 'leave' ? present.filter((one) => one !== seat) : [...present, seat].sort((a, b) => a - b);
