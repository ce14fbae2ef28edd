import { eq } from 'drizzle-orm';
import type { StoredEvent } from '@/kernel/event';
import { id, type TournamentId } from '@/kernel/ids';
import { readSeasonEvent, readTournamentEvent } from '@/league/history';
import type { Past } from '@/league/past';
import type { PublishedLine } from '@/league/published';
import type { SeasonEvent } from '@/league/seasons/events';
import { evolveEvening } from '@/league/standings/evening';
import type { TournamentEvent } from '@/league/tournaments/events';
import { given, insertionInto, prepared } from '../statements';
import { splitStream } from '../stream-name';
import type { Rows, View } from '../view';
import { publishedLists, standingEvenings } from './tables';

const insertEvening = insertionInto(standingEvenings);
const insertList = insertionInto(publishedLists);
const eveningRow = prepared((rows) =>
  rows.select().from(standingEvenings).where(eq(standingEvenings.tournament, given)).prepare(),
);
const clearEvening = prepared((rows) =>
  rows.delete(standingEvenings).where(eq(standingEvenings.tournament, given)).prepare(),
);

/** What lists need to know besides the results: evenings, penalties, substitutes, and what was published. */
export const standingsView: View = {
  name: 'standings',
  version: 1,
  tables: [standingEvenings, publishedLists],
  note(rows, stored) {
    const [kind, of] = splitStream(stored.stream);
    if (kind === 'tournament') noteTournament(rows, id(of), stored);
    if (kind === 'season') noteList(rows, of, { stored, past: readSeasonEvent(stored) });
  },
};

function noteTournament(rows: Rows, tournament: TournamentId, stored: StoredEvent): void {
  const past = readTournamentEvent(stored);
  const before = eveningRow(rows).get({ given: tournament })?.facts ?? null;
  const facts = evolveEvening(before, past, tournament);
  const { season, club, date } = facts;
  clearEvening(rows).run({ given: tournament });
  insertEvening(rows, [{ tournament, season, club, date, facts }]);
  noteList(rows, tournament, { stored, past });
}

type Noted = { readonly stored: StoredEvent; readonly past: Past<SeasonEvent | TournamentEvent> };

function noteList(rows: Rows, of: string, { stored, past: { event, at, by } }: Noted): void {
  if (event.type !== 'ListPublished') return;
  const { kind, audience } = event.data;
  const own =
    event.data.kind === 'season'
      ? { round: null, criteria: event.data.criteria, lines: event.data.lines }
      : { round: event.data.round, criteria: null, lines: event.data.lines.map(whole) };
  const person = by === null ? null : id<'person'>(by);
  insertList(rows, [{ position: stored.position, of, kind, at, by: person, audience, ...own }]);
}

/** A tournament's points are whole sums, no means. */
const whole = ({ rank, person, points }: Omit<PublishedLine, 'of'>): PublishedLine => ({
  ...{ rank, person, points },
  of: 1,
});
