import { asc, eq } from 'drizzle-orm';
import type { Booking } from '@/kernel/booking';
import { type Part, partKey } from '../sitting';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { bookings } from './tables';

const ofSitting = prepared((rows) =>
  rows
    .select()
    .from(bookings)
    .where(eq(bookings.sitting, given))
    .orderBy(asc(bookings.part), asc(bookings.number), asc(bookings.seq))
    .prepare(),
);

/** The bookings of a sitting in the order in which they fell due, by `partKey` of deal, change or closing. */
export function bookingsOf(rows: Rows, sitting: string): ReadonlyMap<string, readonly Booking[]> {
  const byPart = new Map<string, Booking[]>();
  for (const { part, number, reason, from, to, amount } of ofSitting(rows).all({ given: sitting })) {
    listAt(byPart, part, number).push({ reason, from, to, amount });
  }
  return byPart;
}

function listAt(byPart: Map<string, Booking[]>, part: Part, number: number): Booking[] {
  const list = byPart.get(partKey(part, number)) ?? [];
  byPart.set(partKey(part, number), list);
  return list;
}
