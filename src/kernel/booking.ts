import type { Seat } from './seat';

/** The two cups of the Danish game. On pages they are the kings' cup and the pagat's cup. */
export const pots = ['king', 'pagat'] as const;

export type Pot = (typeof pots)[number];

/** Who can owe or own points: a seat, a cup, the sheet (points written to one player only), the club. */
export type Account = `seat:${number}` | `pot:${Pot}` | 'sheet' | 'club';

/**
 * A double-entry booking: `amount` ≥ 1 points go from one account to another. `reason` is a code of the
 * game's spec.
 */
export type Booking = {
  readonly reason: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
};

export const seatAccount = (seat: Seat): Account => `seat:${seat}`;

export const potAccount = (pot: Pot): Account => `pot:${pot}`;

/** What each of `seats` seats won or lost by these bookings, in points. */
export function netOf(bookings: readonly Booking[], seats: number): readonly number[] {
  const net = new Array<number>(seats).fill(0);
  for (const { from, to, amount } of bookings) {
    addTo(net, from, -amount);
    addTo(net, to, amount);
  }
  return net;
}

function addTo(net: number[], account: Account, amount: number): void {
  const seat = seatOf(account);
  if (seat !== null) net[seat] = (net[seat] ?? 0) + amount;
}

/** The seat behind an account, or null for a cup, the sheet and the club. */
export const seatOf = (account: string): Seat | null =>
  account.startsWith('seat:') ? Number(account.slice('seat:'.length)) : null;

/** The same account after seat `s` became seat `to[s]`. @throws Error for a seat that has no new number. */
export function movedAccount(account: string, to: readonly Seat[]): string {
  const seat = seatOf(account);
  return seat === null ? account : seatAccount(movedSeat(seat, to));
}

/** The same seat after seat `s` became seat `to[s]`. @throws Error for a seat that has no new number. */
export function movedSeat(seat: Seat, to: readonly Seat[]): Seat {
  const now = to[seat];
  if (now === undefined) throw new Error(`seat ${seat} has no number among the new ones`);
  return now;
}
