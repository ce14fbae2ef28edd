import type { Account, Booking } from '@/kernel/booking';
import { seatAccount } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Table } from './table';

/** The bookings of one deal among three players as they are made. */
export type Ledger = { readonly bookings: Booking[]; readonly table: Table };

/** One event between a seat and each of its opponents. */
export type Each = { readonly reason: string; readonly seat: Seat; readonly each: number };

const seatAccounts: readonly Account[] = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'];

/** The account of a seat, made once for the seats that occur. */
export const accountOf = (seat: Seat): Account => seatAccounts[seat] ?? seatAccount(seat);

/** Books one entry; nothing if the amount is 0. */
export function pay({ bookings }: Ledger, booking: Booking): void {
  if (booking.amount !== 0) bookings.push(booking);
}

/** Each opponent pays the seat, in order of turn. The seat is active. */
export function fromEach(ledger: Ledger, { reason, seat, each }: Each): void {
  const to = accountOf(seat);
  pay(ledger, { reason, from: nextAccount(ledger.table, seat, 1), to, amount: each });
  pay(ledger, { reason, from: nextAccount(ledger.table, seat, 2), to, amount: each });
}

/** The seat pays each opponent, in order of turn. The seat is active. */
export function toEach(ledger: Ledger, { reason, seat, each }: Each): void {
  const from = accountOf(seat);
  pay(ledger, { reason, from, to: nextAccount(ledger.table, seat, 1), amount: each });
  pay(ledger, { reason, from, to: nextAccount(ledger.table, seat, 2), amount: each });
}

/** The account of the active seat `steps` turns after an active one. */
function nextAccount({ active }: Table, seat: Seat, steps: number): Account {
  const at = seat === active[0] ? 0 : seat === active[1] ? 1 : 2;
  return accountOf(active[(at + steps) % 3] ?? seat);
}

/** The active seats but this one, in order of turn after it; it may itself be the one that sits out. */
export function opponentsOf({ active }: Table, seat: Seat): readonly Seat[] {
  const ascending = active.filter((other) => other !== seat).sort((a, b) => a - b);
  return [...ascending.filter((other) => other > seat), ...ascending.filter((other) => other < seat)];
}
