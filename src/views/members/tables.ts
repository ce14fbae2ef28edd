import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ClubId, PersonId, TournamentId } from '@/kernel/ids';
import type { BelongingKind, Stay } from '@/league/clubs/belonging';

/** Who belongs to which club, and how. `stays` are the memberships by local dates. */
export const belongings = sqliteTable(
  'belongings',
  {
    club: text().$type<ClubId>().notNull(),
    person: text().$type<PersonId>().notNull(),
    kind: text().$type<BelongingKind>().notNull(),
    number: integer(),
    stays: text({ mode: 'json' }).$type<readonly Stay[]>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.club, row.person] }), index('belongings_person').on(row.person)],
);

/** Who sat at which table. */
export const attendances = sqliteTable(
  'attendances',
  {
    sitting: text().notNull(),
    tournament: text().$type<TournamentId>().notNull(),
    person: text().$type<PersonId>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.sitting, row.person] }),
    index('attendances_tournament').on(row.tournament),
  ],
);
