import type { Seat } from '@/kernel/seat';

/**
 * Who sits where in one deal. `seats` is the number of people the sitting lists, the length of every list
 * "by seat"; `present` are those at the table now, ascending; `order` is `present` turned so that it begins
 * with the seat after the dealer and ends with the dealer; `active` are those who hold cards, forehand
 * first.
 */
export type Table = {
  readonly seats: number;
  readonly present: readonly Seat[];
  readonly dealer: Seat;
  readonly order: readonly Seat[];
  readonly active: readonly Seat[];
};

/**
 * `present`, turned so that the seat after `dealer` comes first and the dealer last (if he is still there).
 */
export function orderAfter(present: readonly Seat[], dealer: Seat): readonly Seat[] {
  const first = present.findIndex((seat) => seat > dealer);
  return first < 0 ? present : [...present.slice(first), ...present.slice(0, first)];
}

/** The active seats other than `seat`, in order of turn, beginning after it. */
export function othersAfter(active: readonly Seat[], seat: Seat): readonly Seat[] {
  const at = active.indexOf(seat);
  return active.slice(at + 1).concat(active.slice(0, at));
}
