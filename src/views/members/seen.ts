import { eq } from 'drizzle-orm';
import type { PersonId } from '@/kernel/ids';
import { tournaments } from '../evenings/tables';
import { canonical } from '../persons/query';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { attendances } from './tables';

/** At how many evenings somebody sat at a table, and the date of the last. */
export type Seen = { readonly evenings: number; readonly lastSeen: string | null };

export const unseen: Seen = { evenings: 0, lastSeen: null };

/** Who has sat at a table of a club, and when; under the entry that was kept. */
export function seenOf(rows: Rows, club: string): ReadonlyMap<PersonId, Seen> {
  const shownAs = canonical(rows);
  const dates = new Map<PersonId, Map<string, string>>();
  for (const { person, tournament, date } of atTables(rows).all({ given: club })) {
    const own = dates.get(shownAs(person)) ?? new Map<string, string>();
    dates.set(shownAs(person), own.set(tournament, date));
  }
  return new Map([...dates].map(([person, own]) => [person, seen([...own.values()])]));
}

const seen = (dates: readonly string[]): Seen => ({
  evenings: dates.length,
  lastSeen: dates.reduce((last, date) => (date > last ? date : last)),
});

const atTables = prepared((rows) =>
  rows
    .selectDistinct({
      person: attendances.person,
      tournament: attendances.tournament,
      date: tournaments.date,
    })
    .from(tournaments)
    .innerJoin(attendances, eq(attendances.tournament, tournaments.id))
    .where(eq(tournaments.club, given))
    .prepare(),
);
