import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Booking } from '@/kernel/booking';
import type { Part } from '../sitting';

/**
 * Every booking of every sitting, those of a deal, a change or a closing together, in the order in which
 * they fell due: they are never asked singly, and a deal has a dozen. `number` counts deals and changes from
 * 1.
 */
export const bookings = sqliteTable(
  'bookings',
  {
    sitting: text().notNull(),
    part: text().$type<Part>().notNull(),
    number: integer().notNull(),
    booked: text({ mode: 'json' }).$type<readonly Booking[]>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.sitting, row.part, row.number] })],
);
