import type { Account, Booking, Pot } from '@/kernel/booking';
import { seatAccount } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Table } from '../../table';
import type { DanishContext } from '../left';

/** The bookings of one deal as they are made, and what the pots hold meanwhile. */
export type Ledger = { readonly bookings: Booking[]; readonly table: Table; king: number; pagat: number };

/** One event between a seat and each of its opponents. */
export type Each = { readonly reason: string; readonly seat: Seat; readonly each: number };

/** One payment between a seat and a pot. */
export type PotPayment = {
  readonly reason: string;
  readonly seat: Seat;
  readonly pot: Pot;
  readonly amount: number;
};

export const pots = ['king', 'pagat'] as const satisfies readonly Pot[];

// Literals, so that comparing accounts is comparing references.
export const KING_POT = 'pot:king' satisfies Account;
export const PAGAT_POT = 'pot:pagat' satisfies Account;

const seatAccounts: readonly Account[] = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'];

/** The account of a seat, made once for the seats that occur. */
export const accountOf = (seat: Seat): Account => seatAccounts[seat] ?? seatAccount(seat);

export const openLedger = ({ table, pots: held }: DanishContext): Ledger => ({
  bookings: [],
  table,
  king: held.king ?? 0,
  pagat: held.pagat ?? 0,
});

/** Books one entry; nothing if the amount is 0. A pot below 0 would be a bug of ours. */
export function pay(ledger: Ledger, booking: Booking): void {
  const { from, to, amount } = booking;
  if (amount === 0) return;
  ledger.bookings.push(booking);
  if (from === KING_POT) ledger.king -= amount;
  else if (from === PAGAT_POT) ledger.pagat -= amount;
  if (to === KING_POT) ledger.king += amount;
  else if (to === PAGAT_POT) ledger.pagat += amount;
  if (ledger.king < 0 || ledger.pagat < 0) throw new Error(`${booking.reason} takes more than the pot holds`);
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

export const intoPot = (ledger: Ledger, { reason, seat, pot, amount }: PotPayment): void =>
  pay(ledger, { reason, from: accountOf(seat), to: potAccounts[pot], amount });

export const outOfPot = (ledger: Ledger, { reason, seat, pot, amount }: PotPayment): void =>
  pay(ledger, { reason, from: potAccounts[pot], to: accountOf(seat), amount });

const potAccounts = { king: KING_POT, pagat: PAGAT_POT } as const;

/** The account of the active seat `steps` turns after an active one. */
function nextAccount({ active }: Table, seat: Seat, steps: number): Account {
  const at = seat === active[0] ? 0 : seat === active[1] ? 1 : 2;
  return accountOf(active[(at + steps) % 3] ?? seat);
}
