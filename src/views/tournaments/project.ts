import { eq } from 'drizzle-orm';
import type { StoredEvent } from '@/kernel/event';
import { readTournamentEvent } from '@/league/history';
import { TournamentId as readId } from '@/league/ids';
import { stageOf } from '@/league/tournaments/stage';
import { evolveTournament } from '@/league/tournaments/tournament';
import type { SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import type { Rows, View } from '../view';
import { tableCourses, tournamentStates } from './tables';

const prefix = 'tournament-';

const insertState = insertionInto(tournamentStates);
const clearState = prepared((rows) =>
  rows.delete(tournamentStates).where(eq(tournamentStates.id, given)).prepare(),
);
const stateBefore = prepared((rows) =>
  rows
    .select({ state: tournamentStates.state })
    .from(tournamentStates)
    .where(eq(tournamentStates.id, given))
    .prepare(),
);

const insertCourse = insertionInto(tableCourses);
const clearCourse = prepared((rows) =>
  rows.delete(tableCourses).where(eq(tableCourses.sitting, given)).prepare(),
);

/** Tournaments with people, rounds and penalties, and how far their tables are. */
export const tournamentsView: View = {
  name: 'tournaments',
  version: 1,
  tables: [tournamentStates, tableCourses],
  note(rows, stored) {
    if (stored.stream.startsWith(prefix)) note(rows, stored);
  },
  write(rows, sitting) {
    clearCourse(rows).run({ given: sitting.id });
    insertCourse(rows, [courseOf(sitting)]);
  },
};

function note(rows: Rows, stored: StoredEvent): void {
  const id = readId.parse(stored.stream.slice(prefix.length));
  const before = stateBefore(rows).get({ given: id })?.state ?? null;
  const state = evolveTournament(before, readTournamentEvent(stored));
  const { club, season, date, archived } = state;
  const { position } = stored;
  clearState(rows).run({ given: id });
  insertState(rows, [{ id, position, club, season, date, archived, stage: stageOf(state), state }]);
}

const courseOf = (sitting: SittingReplayed): typeof tableCourses.$inferInsert => ({
  sitting: sitting.id,
  tournament: sitting.tournament,
  round: sitting.round,
  table: sitting.table,
  closed: sitting.closed,
  position: sitting.position,
  version: sitting.version,
  seats: sitting.persons.length,
  deals: sitting.deals.map(({ dealer, turned }) => ({ dealer, turned })),
  changes: sitting.changes.map(({ before, type, seat }) => ({ before, type, seat })),
  persons: sitting.persons,
  present: sitting.present,
  lastAt: sitting.deals.at(-1)?.at ?? null,
  nextDealer: sitting.nextDealer,
});
