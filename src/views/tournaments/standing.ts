import { asc, eq } from 'drizzle-orm';
import type { OpenTable, Tables } from '@/league/tournaments/possible';
import type { Tournament } from '@/league/tournaments/tournament';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { tableCourses } from './tables';

export type CourseRow = typeof tableCourses.$inferSelect;

const courses = prepared((rows) =>
  rows
    .select()
    .from(tableCourses)
    .where(eq(tableCourses.tournament, given))
    .orderBy(asc(tableCourses.round), asc(tableCourses.table), asc(tableCourses.sitting))
    .prepare(),
);

/** Every sitting of a tournament, by round and table: of its seatings, and those opened by themselves. */
export const coursesOf = (rows: Rows, tournament: string): readonly CourseRow[] =>
  courses(rows).all({ given: tournament });

/**
 * Which tables are not closed: of those that were opened, and of those that a started round owes and nobody
 * has opened yet.
 */
export function tablesStanding(rows: Rows, id: string, tournament: Tournament): Tables {
  const opened = coursesOf(rows, id);
  const going = opened.filter(({ closed }) => !closed).map(({ round, table }) => ({ round, table }));
  const owed = tournament.rounds.filter(({ started }) => started !== null).flatMap(tablesIn);
  const missing = owed.filter((one) => !opened.some((other) => isSame(one, other)));
  return { open: [...going, ...missing].sort(byPlace), opened: opened.length };
}

const tablesIn = ({ number, seating }: Tournament['rounds'][number]): readonly OpenTable[] =>
  seating.tables.map(({ table }) => ({ round: number, table }));

const isSame = (one: OpenTable, other: OpenTable): boolean =>
  one.round === other.round && one.table === other.table;

const byPlace = (one: OpenTable, other: OpenTable): number =>
  one.round - other.round || one.table - other.table;
