import type { PersonId } from '@/kernel/ids';
import { eq } from 'drizzle-orm';
import { eveningTables } from '../evenings/tables';
import { given, prepared } from '../statements';
import type { Rows } from '../view';

const totals = prepared((rows) =>
  rows
    .select({
      closed: eveningTables.closed,
      persons: eveningTables.persons,
      totals: eveningTables.totals,
    })
    .from(eveningTables)
    .where(eq(eveningTables.tournament, given))
    .prepare(),
);

/** Points at the closed tables of a tournament; one that is still open counts nothing for a seating (E10). */
export function pointsAfter(rows: Rows, tournament: string): ReadonlyMap<PersonId, number> {
  const points = new Map<PersonId, number>();
  for (const table of totals(rows).all({ given: tournament })) {
    for (const [seat, person] of table.persons.entries()) {
      const won = table.closed ? (table.totals[seat] ?? 0) : 0;
      points.set(person, (points.get(person) ?? 0) + won);
    }
  }
  return points;
}
