import { type Booking, type Pot, potAccount, pots as potNames } from '@/kernel/booking';
import { bookingsOf } from '../bookings/query';
import { type Part, partKey } from '../sitting';
import type { Rows } from '../view';
import { potsOf } from './query';
import { sittingSteps } from './steps';

/**
 * What a cup held after a deal, change or closing, and the bookings that made it so. Points, oldest first.
 */
export type CupEntry = {
  readonly part: Part;
  readonly number: number;
  readonly before: number;
  readonly after: number;
  readonly bookings: readonly Booking[];
};

/**
 * One of the cups of a sitting, as a ledger: each balance follows from the one before it and the bookings.
 */
export type CupLedger = {
  readonly pot: Pot;
  readonly entries: readonly CupEntry[];
  readonly balance: number;
};

/** The cups of a sitting over time; empty where the rules have none, or there is no such sitting. */
export function cupLedgers(rows: Rows, sitting: string): readonly CupLedger[] {
  const held = potsOf(rows, sitting);
  const booked = bookingsOf(rows, sitting);
  const steps = sittingSteps(rows, sitting).filter(({ part, number }) => held.has(partKey(part, number)));
  const present = potNames.filter((pot) => [...held.values()].some((contents) => pot in contents));
  return present.map((pot) => {
    let balance = 0;
    const entries = steps.map(({ part, number }): CupEntry => {
      const key = partKey(part, number);
      const before = balance;
      balance = held.get(key)?.[pot] ?? balance;
      return { part, number, before, after: balance, bookings: touching(pot, booked.get(key) ?? []) };
    });
    return { pot, entries, balance };
  });
}

const touching = (pot: Pot, bookings: readonly Booking[]): readonly Booking[] =>
  bookings.filter(({ from, to }) => from === potAccount(pot) || to === potAccount(pot));
