import type { Booking } from '@/kernel/booking';
import type { Problem } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Pots } from '../games/game';
import { booked } from './balance';
import { bookedIn, contextOf, tableOf } from './deal-step';
import type { SittingFold } from './sitting-fold';

/** A score sheet while it is filled in: what is known is booked. Paths of problems start at the result. */
export type Preview = {
  readonly bookings: readonly Booking[];
  readonly net: readonly number[];
  readonly pots: Pots;
  /** With this deal. */
  readonly totals: readonly number[];
  readonly problems: readonly Problem[];
};

/**
 * What the next deal would book with this claim, in the browser as on the server. With problems that are only
 * `missing` what is known is booked; with a wrong one nothing is.
 *
 * @throws Error if `dealer` is not at the table, or too many or too few are: a form asks for neither.
 */
export function previewDeal(fold: SittingFold, dealer: Seat, claim: unknown): Preview {
  const table = tableOf(fold, dealer);
  if (!table) throw new Error(`seat ${dealer} cannot deal here`);
  const { scoring } = fold.game;
  const at = contextOf(fold, table);
  const { result, problems } = scoring.check(claim, at);
  if (result === null || problems.some(({ kind }) => kind === 'wrong')) return previewed(fold, [], problems);
  const scored = scoring.score(result, at);
  return scored.problems.length > 0
    ? previewed(fold, [], [...problems, ...scored.problems])
    : previewed(fold, scored.bookings, problems);
}

function previewed(fold: SittingFold, bookings: readonly Booking[], problems: readonly Problem[]): Preview {
  const after = booked(fold, bookings);
  const { net, pots } = bookedIn(after, bookings);
  return { bookings, net, pots, totals: after.totals, problems };
}
