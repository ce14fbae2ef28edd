import type { Booking, Pot } from '@/kernel/booking';
import { pots as potNames, potAccount } from '@/kernel/booking';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { below } from '@/kernel/problem';
import type { AnyGame, DealContext, Pots } from '../games/game';
import type { Action, PlayedDeal, PlayView } from '../games/play';

/**
 * A deal between two actions: how it lies, what is known of its result, what that books, what the cups
 * hold.
 */
export type Moment = {
  readonly view: PlayView;
  readonly known: unknown;
  readonly bookings: readonly Booking[];
  readonly pots: Pots;
};

/** A deal card by card. `moments[n]` is after `n` actions; `fault` is why an action could not be done. */
export type DealCourse = {
  readonly played: PlayedDeal;
  readonly actions: readonly Action[];
  /** Never empty. */
  readonly moments: readonly Moment[];
  readonly fault: Problem | null;
  readonly ended: boolean;
};

type Context = DealContext<unknown, unknown>;

/**
 * Every moment of a deal, as far as its actions can be done. Refused with the faults of its cards (below
 * `cards`).
 */
export function courseOf(
  game: AnyGame,
  played: PlayedDeal,
  at: Context,
): Outcome<DealCourse, readonly Problem[]> {
  const started = game.play.start(played.cards, at.table, at.rules);
  if (!started.ok) return refuse(below('cards', started.refusal));
  const state = started.value;
  const moments = [momentOf(game, state, at)];
  let fault: Problem | null = null;
  for (const action of played.actions) {
    fault = game.play.breach(state, action);
    if (fault) break;
    game.play.apply(state, action);
    moments.push(momentOf(game, state, at));
  }
  const ended = game.play.result(state) !== null;
  return accept({ played, actions: played.actions.slice(0, moments.length - 1), moments, fault, ended });
}

function momentOf(game: AnyGame, state: unknown, at: Context): Moment {
  const known = game.play.known(state);
  const bookings = known === null ? [] : game.scoring.score(known, at).bookings;
  return { view: game.play.view(state), known, bookings, pots: potsAfter(at.pots, bookings) };
}

function potsAfter(pots: Pots, bookings: readonly Booking[]): Pots {
  const filled = potNames.filter((pot) => pots[pot] !== undefined);
  return Object.fromEntries(filled.map((pot) => [pot, (pots[pot] ?? 0) + intoPot(pot, bookings)]));
}

function intoPot(pot: Pot, bookings: readonly Booking[]): number {
  const account = potAccount(pot);
  const into = bookings.reduce((sum, { to, amount }) => (to === account ? sum + amount : sum), 0);
  return bookings.reduce((sum, { from, amount }) => (from === account ? sum - amount : sum), into);
}

/**
 * After how many actions each booking was certain: the first moment whose own bookings hold it, as often as
 * it has come up to here. What no moment books is the last one's.
 */
export function causesOf(bookings: readonly Booking[], moments: readonly Moment[]): readonly number[] {
  const counted = moments.map((moment) => countsOf(moment.bookings));
  return bookings.map((booking, at) => {
    const key = keyOf(booking);
    const nth = bookings.slice(0, at + 1).filter((one) => keyOf(one) === key).length;
    const first = counted.findIndex((counts) => (counts.get(key) ?? 0) >= nth);
    return first < 0 ? moments.length - 1 : first;
  });
}

function countsOf(bookings: readonly Booking[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const booking of bookings) counts.set(keyOf(booking), (counts.get(keyOf(booking)) ?? 0) + 1);
  return counts;
}

const keyOf = ({ reason, from, to, amount }: Booking): string => `${reason} ${from} ${to} ${amount}`;
