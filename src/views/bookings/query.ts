import { asc, eq } from 'drizzle-orm';
import type { Booking } from '@/kernel/booking';
import { partKey } from '../sitting';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { bookings } from './tables';

const ofSitting = prepared((rows) =>
  rows
    .select()
    .from(bookings)
    .where(eq(bookings.sitting, given))
    .orderBy(asc(bookings.part), asc(bookings.number))
    .prepare(),
);

/** The bookings of a sitting in the order in which they fell due, by `partKey` of deal, change or closing. */
export const bookingsOf = (rows: Rows, sitting: string): ReadonlyMap<string, readonly Booking[]> =>
  new Map(
    ofSitting(rows)
      .all({ given: sitting })
      .map(({ part, number, booked }) => [partKey(part, number), booked]),
  );
