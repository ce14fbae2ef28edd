import type { Account, Booking, Pot } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Ledger as OpenLedger } from '../../ledger';
import { accountOf } from '../../ledger';
import type { DanishContext } from '../left';

/** The bookings of one deal as they are made, and what the pots hold meanwhile. */
export type Ledger = OpenLedger & { king: number; pagat: number };

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

export const intoPot = (ledger: Ledger, { reason, seat, pot, amount }: PotPayment): void =>
  pay(ledger, { reason, from: accountOf(seat), to: potAccounts[pot], amount });

export const outOfPot = (ledger: Ledger, { reason, seat, pot, amount }: PotPayment): void =>
  pay(ledger, { reason, from: potAccounts[pot], to: accountOf(seat), amount });

const potAccounts = { king: KING_POT, pagat: PAGAT_POT } as const;
