import { eq } from 'drizzle-orm';
import type { StoredEvent } from '@/kernel/event';
import { id } from '@/kernel/ids';
import { readClubEvent, readTournamentEvent } from '@/league/history';
import type { SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import type { Rows, View } from '../view';
import { clubs, eveningTables, tournaments } from './tables';

const insert = insertionInto(eveningTables);
const clear = prepared((rows) =>
  rows.delete(eveningTables).where(eq(eveningTables.sitting, given)).prepare(),
);

/** Club evenings, and what happens at their tables. */
export const eveningsView: View = {
  name: 'evenings',
  version: 2,
  tables: [clubs, tournaments, eveningTables],
  note(rows, stored) {
    const [kind, of] = splitStream(stored.stream);
    if (kind === 'club') noteClub(rows, of, stored);
    if (kind === 'tournament') noteTournament(rows, of, stored);
  },
  write(rows, sitting) {
    clear(rows).run({ given: sitting.id });
    insert(rows, [tableRow(sitting)]);
  },
};

function splitStream(stream: string): readonly [kind: string, of: string] {
  const cut = stream.indexOf('-');
  return [stream.slice(0, cut), stream.slice(cut + 1)];
}

function noteClub(rows: Rows, club: string, stored: StoredEvent): void {
  const { event } = readClubEvent(stored);
  if (event.type !== 'ClubFounded' && event.type !== 'ClubRenamed') return;
  const { name } = event.data;
  const named = rows.insert(clubs).values({ id: id(club), name });
  named.onConflictDoUpdate({ target: clubs.id, set: { name } }).run();
}

function noteTournament(rows: Rows, tournament: string, stored: StoredEvent): void {
  const { event } = readTournamentEvent(stored);
  if (event.type !== 'TournamentAnnounced') return;
  const { club, date, name } = event.data;
  rows.insert(tournaments).values({ id: id(tournament), club, date, name }).run();
}

const tableRow = (sitting: SittingReplayed): typeof eveningTables.$inferInsert => ({
  ...sitting,
  sitting: sitting.id,
  deals: sitting.deals.length,
  lastAt: sitting.deals.at(-1)?.at ?? null,
});
