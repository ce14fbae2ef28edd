import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PackedDeal } from '@/core/games/play';
import type { DealWritten } from '../sitting';

const json = <Shape>() => text({ mode: 'json' }).$type<Shape>();

/** One row a deal: its cards, and when who wrote what under its number. */
export const dealRecords = sqliteTable(
  'deal_records',
  {
    sitting: text().notNull(),
    number: integer().notNull(),
    played: json<PackedDeal>(),
    written: json<readonly DealWritten[]>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.sitting, row.number] })],
);
