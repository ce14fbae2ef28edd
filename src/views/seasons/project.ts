import { eq } from 'drizzle-orm';
import type { JsonObject, StoredEvent } from '@/kernel/event';
import { id, type SeasonId } from '@/kernel/ids';
import { readSeasonEvent, readTournamentEvent } from '@/league/history';
import type { Past } from '@/league/past';
import { evolveSeason } from '@/league/seasons/season';
import { given, insertionInto, prepared } from '../statements';
import { splitStream } from '../stream-name';
import type { Rows, View } from '../view';
import { seasonEvenings, seasonLog, seasons } from './tables';

const insertSeason = insertionInto(seasons);
const insertLog = insertionInto(seasonLog);
const insertEvening = insertionInto(seasonEvenings);
const seasonRow = prepared((rows) => rows.select().from(seasons).where(eq(seasons.id, given)).prepare());
const clearSeason = prepared((rows) => rows.delete(seasons).where(eq(seasons.id, given)).prepare());
const eveningRow = prepared((rows) =>
  rows.select().from(seasonEvenings).where(eq(seasonEvenings.tournament, given)).prepare(),
);
const clearEvening = prepared((rows) =>
  rows.delete(seasonEvenings).where(eq(seasonEvenings.tournament, given)).prepare(),
);

/** Seasons, and everything that was ever changed in them. */
export const seasonsView: View = {
  name: 'seasons',
  version: 1,
  tables: [seasons, seasonLog, seasonEvenings],
  note(rows, stored) {
    const [kind, of] = splitStream(stored.stream);
    if (kind === 'season') noteSeason(rows, id(of), stored);
    if (kind === 'tournament') noteTournament(rows, of, stored);
  },
};

function noteSeason(rows: Rows, season: SeasonId, stored: StoredEvent): void {
  const past = readSeasonEvent(stored);
  const before = seasonRow(rows).get({ given: season })?.season ?? null;
  const now = evolveSeason(before, past);
  clearSeason(rows).run({ given: season });
  const { club, from } = now;
  insertSeason(rows, [{ id: season, club, from, position: stored.position, season: now }]);
  const { type, data } = past.event;
  if (type !== 'ListPublished') noteInLog(rows, season, { stored, past, type, data });
}

/**
 * An evening that is moved is told in the logs of both seasons; one that is announced for a season in its
 * own.
 */
function noteTournament(rows: Rows, tournament: string, stored: StoredEvent): void {
  const past = readTournamentEvent(stored);
  const { event } = past;
  if (event.type !== 'TournamentAnnounced' && event.type !== 'TournamentMoved') return;
  const before = eveningRow(rows).get({ given: tournament })?.season ?? null;
  const { season: now } = event.data;
  clearEvening(rows).run({ given: tournament });
  insertEvening(rows, [{ tournament, season: now }]);
  if (event.type !== 'TournamentMoved') return;
  const data = { tournament, from: before, to: now, why: event.data.why };
  for (const season of new Set([before, now])) {
    if (season !== null) noteInLog(rows, season, { stored, past, type: event.type, data });
  }
}

type Entry = {
  readonly stored: StoredEvent;
  readonly past: Past<unknown>;
  readonly type: string;
  readonly data: JsonObject;
};

function noteInLog(rows: Rows, season: SeasonId, { stored, past: { at, by }, type, data }: Entry): void {
  const { position } = stored;
  insertLog(rows, [{ key: `${position}.${season}`, season, position, at, by, type, data }]);
}
