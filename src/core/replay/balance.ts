import type { Account, Booking, Pot } from '@/kernel/booking';
import { pots, seatOf } from '@/kernel/booking';
import type { SittingFold } from './sitting-fold';

/**
 * The fold after these bookings. Every booking goes from one account to another, so the sum of seats, pots,
 * sheet and club stays 0; a pot below 0, a pot the rules do not have or a seat that is not there is a bug of
 * the game.
 *
 * @throws Error if that happens.
 */
export function booked(fold: SittingFold, bookings: readonly Booking[]): SittingFold {
  if (bookings.length === 0) return fold;
  const balance: Balance = {
    totals: [...fold.totals],
    pots: { ...fold.pots },
    sheet: fold.sheet,
    club: fold.club,
  };
  for (const booking of bookings) move(balance, booking);
  if (sumOf(balance) !== 0) throw new Error('the bookings of this sitting do not balance');
  return { ...fold, ...balance };
}

type Balance = { totals: number[]; pots: Partial<Record<Pot, number>>; sheet: number; club: number };

function move(balance: Balance, { reason, from, to, amount }: Booking): void {
  if (!Number.isSafeInteger(amount) || amount < 1 || from === to)
    throw new Error(`${reason} books ${amount}`);
  add(balance, from, -amount);
  add(balance, to, amount);
}

function add(balance: Balance, account: Account, amount: number): void {
  if (account === 'sheet') balance.sheet += amount;
  else if (account === 'club') balance.club += amount;
  else if (account.startsWith('pot:')) addToPot(balance, account, amount);
  else addToSeat(balance, account, amount);
}

function addToPot({ pots: held }: Balance, account: Account, amount: number): void {
  const pot = pots.find((one) => account === `pot:${one}`);
  const before = pot && held[pot];
  if (before === undefined || before + amount < 0) throw new Error(`${account} cannot take ${amount}`);
  held[pot ?? 'king'] = before + amount;
}

function addToSeat({ totals }: Balance, account: Account, amount: number): void {
  const seat = seatOf(account);
  const before = seat === null ? undefined : totals[seat];
  if (seat === null || before === undefined) throw new Error(`${account} is no account of this table`);
  totals[seat] = before + amount;
}

const sumOf = ({ totals, pots: held, sheet, club }: Balance): number =>
  [...totals, ...Object.values(held)].reduce((sum, amount) => sum + amount, sheet + club);
