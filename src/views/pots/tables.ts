import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Pot } from '@/kernel/booking';
import type { Part } from '../sitting';

/**
 * What was in each cup after each deal, change and closing, in points. No row where the rules have no such
 * cup.
 */
export const pots = sqliteTable(
  'pots',
  {
    sitting: text().notNull(),
    part: text().$type<Part>().notNull(),
    number: integer().notNull(),
    pot: text().$type<Pot>().notNull(),
    amount: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.sitting, row.part, row.number, row.pot] })],
);
