import { eq } from 'drizzle-orm';
import { partsOf } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import type { View } from '../view';
import { bookings } from './tables';

const insert = insertionInto(bookings);
const clear = prepared((rows) => rows.delete(bookings).where(eq(bookings.sitting, given)).prepare());

/** Who paid whom, and why. */
export const bookingsView: View = {
  name: 'bookings',
  version: 2,
  tables: [bookings],
  write(rows, sitting) {
    clear(rows).run({ given: sitting.id });
    for (const { part, number, bookings: booked } of partsOf(sitting)) {
      if (booked.length > 0) insert(rows, [{ sitting: sitting.id, part, number, booked }]);
    }
  },
};
