import { eq } from 'drizzle-orm';
import { partsOf } from '../sitting';
import type { Rows, View } from '../view';
import { bookings } from './tables';

/** Who paid whom, and why. */
export const bookingsView: View = {
  name: 'bookings',
  version: 1,
  tables: [bookings],
  write(rows, sitting) {
    rows.delete(bookings).where(eq(bookings.sitting, sitting.id)).run();
    for (const { part, number, bookings: booked } of partsOf(sitting)) {
      const lines = booked.map((booking, seq) => ({ sitting: sitting.id, part, number, seq, ...booking }));
      if (lines.length > 0) insert(rows, lines);
    }
  },
};

const insert = (rows: Rows, lines: (typeof bookings.$inferInsert)[]) => rows.insert(bookings).values(lines).run();
