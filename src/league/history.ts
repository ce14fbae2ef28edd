import type { StoredEvent } from '@/kernel/event';
import { type ClubEvent, clubFacts, withTimeZone } from './clubs/events';
import type { EventOf, Fact } from './fact';
import type { Past } from './past';
import { type SeasonEvent, seasonFacts } from './seasons/events';
import { type SittingEvent, sittingFacts } from './sittings/events';
import { type TournamentEvent, tournamentFacts } from './tournaments/events';
import { announcedSecond } from './tournaments/upcast';

type AnyFact = Fact<string, unknown>;

/** What an event of this league is, whichever stream it stands in. */
export type LeagueEvent = ClubEvent | SeasonEvent | TournamentEvent | SittingEvent;

/**
 * The shape of an event one schema version later, from the shape before it: `DealRecorded.1` makes version 2
 * of 1.
 */
type Upcaster = (data: unknown) => unknown;

const upcasters: Readonly<Record<string, Upcaster>> = {
  'ClubFounded.1': withTimeZone,
  'TournamentAnnounced.1': announcedSecond,
};

export const readClubEvent = (stored: StoredEvent): Past<ClubEvent> => read(clubFacts, stored);

export const readSeasonEvent = (stored: StoredEvent): Past<SeasonEvent> => read(seasonFacts, stored);

export const readTournamentEvent = (stored: StoredEvent): Past<TournamentEvent> =>
  read(tournamentFacts, stored);

export const readSittingEvent = (stored: StoredEvent): Past<SittingEvent> => read(sittingFacts, stored);

/**
 * A stored event in its present shape, older shapes brought up step by step.
 *
 * @throws Error that names the event, for an unknown type, an unknown version, or data that is not of its
 * schema.
 */
function read<F extends AnyFact>(facts: readonly F[], stored: StoredEvent): Past<EventOf<F>> {
  const known = facts.find(({ type }) => type === stored.type);
  if (!known) throw unreadable(stored, 'there is no such event');
  const parsed = known.data.safeParse(upcast(known, stored));
  if (!parsed.success) throw unreadable(stored, parsed.error.issues.map(sentence).join('; '));
  return asPast({ ...placeOf(stored), event: { type: known.type, schema: known.schema, data: parsed.data } });
}

const placeOf = ({ version, at, meta }: StoredEvent) => ({ version, at, by: actorIn(JSON.parse(meta)) });

/** `meta` is beside the facts and may lack anything. */
const actorIn = (meta: { readonly actor?: unknown }): string | null =>
  typeof meta.actor === 'string' ? meta.actor : null;

function upcast({ schema: current }: AnyFact, stored: StoredEvent): unknown {
  let data: unknown = JSON.parse(stored.data);
  for (let schema = stored.schema; schema !== current; schema += 1) {
    const step = upcasters[`${stored.type}.${schema}`];
    if (!step) throw unreadable(stored, `its shape ${schema} is unknown`);
    data = step(data);
  }
  return data;
}

const sentence = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) =>
  `${path.map(String).join('.')}: ${message}`;

const unreadable = ({ stream, version, type, schema }: StoredEvent, why: string): Error =>
  new Error(`event ${version} of ${stream} (${type}, shape ${schema}) cannot be read: ${why}`);

const asPast = <Event>(past: object) => past as Past<Event>;
