import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Account } from '@/kernel/booking';
import type { Part } from '../sitting';

/**
 * Every booking of every sitting. `number` counts deals and changes from 1; `seq` the bookings within, from
 * 0.
 */
export const bookings = sqliteTable(
  'bookings',
  {
    sitting: text().notNull(),
    part: text().$type<Part>().notNull(),
    number: integer().notNull(),
    seq: integer().notNull(),
    reason: text().notNull(),
    from: text().$type<Account>().notNull(),
    to: text().$type<Account>().notNull(),
    amount: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.sitting, row.part, row.number, row.seq] })],
);
