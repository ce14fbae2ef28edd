import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Difference, Pots } from '@/core/games/game';
import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Problem } from '@/kernel/problem';
import type { ChangeReplayed, DealReplayed } from '../sitting';

const json = <Shape>() => text({ mode: 'json' }).$type<Shape>();
const numbers = () => json<readonly number[]>().notNull();

/** One row a sitting: everything about it but its deals, bookings and cups' contents. */
export const sittings = sqliteTable(
  'sittings',
  {
    id: text().$type<SittingId>().primaryKey(),
    version: integer().notNull(),
    position: integer().notNull(),
    tournament: text().$type<TournamentId>().notNull(),
    round: integer().notNull(),
    table: integer().notNull(),
    game: text().notNull(),
    preset: text(),
    rules: json<unknown>().notNull(),
    closed: integer({ mode: 'boolean' }).notNull(),
    persons: json<readonly PersonId[]>().notNull(),
    present: numbers(),
    changes: json<readonly Pick<ChangeReplayed, 'before' | 'type' | 'seat' | 'net'>[]>().notNull(),
    closing: json<readonly number[]>(),
    totals: numbers(),
    pots: json<Pots>().notNull(),
    nextDealer: integer('next_dealer'),
    problems: json<readonly Problem[]>().notNull(),
    /** References to what people typed about its deals. */
    texts: json<readonly string[]>().notNull(),
  },
  (row) => [index('sittings_tournament').on(row.tournament)],
);

export const deals = sqliteTable(
  'deals',
  {
    sitting: text().notNull(),
    number: integer().notNull(),
    dealer: integer().notNull(),
    kind: text().$type<DealReplayed['kind']>().notNull(),
    again: integer({ mode: 'boolean' }).notNull(),
    present: numbers(),
    result: json<unknown>(),
    amounts: json<NonNullable<DealReplayed['amounts']>>(),
    net: numbers(),
    totals: numbers(),
    at: integer().notNull(),
    by: text(),
    why: text(),
    versions: integer().notNull(),
    cards: integer({ mode: 'boolean' }).notNull(),
    differences: json<readonly Difference[]>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.sitting, row.number] })],
);
