import { and, eq, lt } from 'drizzle-orm';
import type { PersonId } from '@/kernel/ids';
import type { SeasonMeeting } from '@/league/seating/request';
import type { Tournament } from '@/league/tournaments/tournament';
import type { Rows } from '../view';
import { tournamentStates } from './tables';
import { coursesOf } from './standing';

/** Who sat at one table with whom on the earlier evenings of the season, and how often. */
export function seasonMeetings(rows: Rows, id: string, tournament: Tournament): readonly SeasonMeeting[] {
  const meetings = new Map<string, { persons: [PersonId, PersonId]; times: number }>();
  for (const evening of earlierEvenings(rows, tournament)) {
    if (evening === id) continue;
    for (const { persons } of coursesOf(rows, evening)) count(meetings, persons);
  }
  return [...meetings.values()];
}

function earlierEvenings(rows: Rows, { season, date }: Tournament): readonly string[] {
  if (season === null) return [];
  const earlier = and(eq(tournamentStates.season, season), lt(tournamentStates.date, date));
  const found = rows.select({ id: tournamentStates.id }).from(tournamentStates).where(earlier).all();
  return found.map((row) => row.id);
}

type Meetings = Map<string, { persons: [PersonId, PersonId]; times: number }>;

function count(meetings: Meetings, persons: readonly PersonId[]): void {
  const sorted = [...persons].sort();
  for (const [i, one] of sorted.entries()) {
    for (const other of sorted.slice(i + 1)) {
      const key = `${one} ${other}`;
      const before = meetings.get(key)?.times ?? 0;
      meetings.set(key, { persons: [one, other], times: before + 1 });
    }
  }
}
