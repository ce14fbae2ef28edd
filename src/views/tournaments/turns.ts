import { eq } from 'drizzle-orm';
import type { Seat } from '@/kernel/seat';
import { momentOf } from '@/league/tournaments/clock';
import { turnsOf } from '@/league/tournaments/turns';
import type { Tournament } from '@/league/tournaments/tournament';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { tournamentRow } from './query';
import type { CourseRow } from './standing';
import { tableCourses } from './tables';

/** What a table still has to play in its round. */
export type TurnsView = {
  /** Deals that turned the deal on. */
  readonly turns: number;
  /** How many deals it owes; null where the clock ends the round. */
  readonly remaining: number | null;
  /** The deal that comes now is the last one; after it, `done` offers the close. */
  readonly last: boolean;
  readonly done: boolean;
  /** No new deal after this moment (milliseconds since 1970); what has begun is saved whenever it comes. */
  readonly until: number | null;
  /** The seat that the seating gave the first deal; null for a table that was opened by itself. */
  readonly firstDealer: Seat | null;
};

const course = prepared((rows) =>
  rows.select().from(tableCourses).where(eq(tableCourses.sitting, given)).prepare(),
);

/** The turns of one table; null if there is no such table. `zoneOf` answers a club's time zone. */
export async function turnsAtTable(
  rows: Rows,
  sitting: string,
  zoneOf: (club: string) => Promise<string>,
): Promise<TurnsView | null> {
  const row = course(rows).get({ given: sitting });
  const found = row && tournamentRow(rows, row.tournament);
  if (!row || !found) return null;
  return answer(row, found.state, await zoneOf(found.state.club));
}

function answer(row: CourseRow, { plan, date, rounds }: Tournament, zone: string): TurnsView {
  const { length } = plan;
  const byTurns = length.kind === 'turns' ? turnsOf(row, length.turns) : null;
  const remaining = byTurns?.remaining ?? null;
  const seated = rounds[row.round - 1]?.seating.tables.find(({ table }) => table === row.table);
  return {
    turns: row.deals.filter(({ turned }) => turned).length,
    remaining: row.closed ? null : remaining,
    last: !row.closed && remaining === 1,
    done: !row.closed && remaining === 0,
    until: length.kind === 'clock' ? momentOf(date, length.until, zone) : null,
    firstDealer: seated?.firstDealer ?? null,
  };
}
