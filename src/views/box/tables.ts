import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Account } from '@/kernel/booking';
import type { ClubId, PersonId, TournamentId } from '@/kernel/ids';
import type { BoxAccount, BoxReason } from '@/league/clubs/box';
import type { Part } from '../sitting';

/** Money booked by the club, and what takes it back; `why` is the reference of a text. Minor units. */
export const boxEntries = sqliteTable(
  'box_entries',
  {
    club: text().$type<ClubId>().notNull(),
    position: integer().notNull(),
    entry: text().notNull(),
    /** Does it take back the entry of that id? */
    reverses: integer({ mode: 'boolean' }).notNull(),
    from: text().$type<BoxAccount>().notNull(),
    to: text().$type<BoxAccount>().notNull(),
    amount: integer().notNull(),
    reason: text().$type<BoxReason>().notNull(),
    date: text().notNull(),
    tournament: text().$type<TournamentId>(),
    person: text().$type<PersonId>(),
    why: text(),
    at: integer().notNull(),
    by: text(),
  },
  (row) => [primaryKey({ columns: [row.club, row.position] })],
);

/** The bookings of sittings that the club has a part in, in points; `person` is who sat at the other end. */
export const clubPoints = sqliteTable(
  'club_points',
  {
    sitting: text().notNull(),
    /** Deal after deal, the closing last. */
    line: integer().notNull(),
    tournament: text().$type<TournamentId>().notNull(),
    part: text().$type<Part>().notNull(),
    number: integer().notNull(),
    reason: text().notNull(),
    from: text().$type<Account>().notNull(),
    to: text().$type<Account>().notNull(),
    amount: integer().notNull(),
    person: text().$type<PersonId>(),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.line] }),
    index('club_points_tournament').on(row.tournament),
  ],
);
