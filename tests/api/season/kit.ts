// A club with a season, asked through the API on a database file of its own.
import { contextOf } from '@/api/context';
import { createCaller } from '@/api/router';
import { id, type PersonId, type SeasonId, type SittingId, type TournamentId } from '@/kernel/ids';
import { type Criteria, plainCriteria } from '@/league/seasons/criteria';
import { temporaryInstallation, type TemporaryInstallation } from '../../support/installation';
import { session } from '../asking';

export const club = id<'club'>('klub');
export const names = ['Anna', 'Bo', 'Carla', 'Dorte', 'Erik', 'Fie'] as const;
export type Name = (typeof names)[number];
export const person = (name: Name): PersonId => id<'person'>(name.toLowerCase());
export const season = (name: string): SeasonId => id<'season'>(name);

type Caller = ReturnType<typeof createCaller>;

export type Kit = {
  readonly here: TemporaryInstallation;
  readonly clock: { now: number };
  readonly ask: Caller;
  /** A new command id. */
  readonly command: () => string;
};

/** A club whose people are there, on the day the clock says. */
export async function openKit(now = Date.parse('2026-03-10T18:00:00Z')): Promise<Kit> {
  const clock = { now };
  const here = temporaryInstallation(() => clock.now);
  let commands = 0;
  const command = () => `c-${(commands += 1)}`;
  for (const name of names) await here.people.addPerson({ id: person(name), name });
  await here.people.addPerson({ id: id<'person'>(session.user.id), name: session.user.name });
  const ask = createCaller(contextOf(session, 'da', here));
  await ask.clubs.found({ club, command: command(), name: 'Klubben', timeZone: 'Europe/Copenhagen' });
  return { here, clock, ask, command };
}

type Days = { readonly from: string; readonly to: string };

const thisYear: Days = { from: '2026-01-01', to: '2026-12-31' };

export async function openSeason(
  { ask, command }: Kit,
  name: string,
  { criteria = {}, ...days }: Partial<Days> & { readonly criteria?: Partial<Criteria> } = {},
): Promise<SeasonId> {
  const whole = { ...plainCriteria, ...criteria };
  const game = 'danish-tarok';
  await ask.seasons.open({ season: season(name), command: command(), club, name, ...thisYear, ...days, game, criteria: whole });
  return season(name);
}

type Evening = { readonly season?: SeasonId | null; readonly rules?: unknown };

/** An evening of this date, open, with everybody on its list. */
export async function openEvening({ ask, command }: Kit, date: string, evening: Evening = {}): Promise<TournamentId> {
  const tournament = id<'tournament'>(`aften-${date}`);
  const call = { tournament, command: command(), club, date, name: `Klubaften ${date}`, open: true, ...evening };
  const { version } = await ask.tournaments.announce(call);
  const entries = names.map((name) => ({ person: person(name) }));
  await ask.participants.add({ tournament, command: command(), version, entries, here: true });
  return tournament;
}

export type Points = Readonly<Partial<Record<Name, number>>>;

type Table = { readonly table?: number; readonly round?: number; readonly rules?: unknown; readonly close?: boolean };

/**
 * A table where these persons end with these points. What they do not pay each other goes through the kings' cup: a sum
 * below 0 stays in it.
 */
export async function playTable(
  { ask, command }: Kit,
  tournament: TournamentId,
  points: Points,
  { table = 1, round = 1, rules = {}, close = true }: Table = {},
): Promise<SittingId> {
  const sitting = id<'sitting'>(`${tournament}-r${round}-t${table}`);
  const entries = Object.entries(points);
  const persons = entries.map(([name]) => id<'person'>(name.toLowerCase()));
  const opened = await ask.tables.open({ sitting, command: command(), tournament, round, table, game: 'danish-tarok', rules, persons });
  const amounts = [
    ...entries.flatMap(([, won], seat) => (won < 0 ? [{ from: `seat:${seat}`, to: 'pot:king', amount: -won }] : [])),
    ...entries.flatMap(([, won], seat) => (won > 0 ? [{ from: 'pot:king', to: `seat:${seat}`, amount: won }] : [])),
  ];
  const { version } = await ask.tables.recordDeal({ sitting, command: command(), version: opened.version, deal: { dealer: 0, amounts } });
  if (close) await ask.tables.close({ sitting, command: command(), version });
  return sitting;
}

/** An evening with one table that is played and closed. */
export async function playEvening(kit: Kit, date: string, points: Points, evening: Evening = {}): Promise<TournamentId> {
  const tournament = await openEvening(kit, date, evening);
  await playTable(kit, tournament, points);
  return tournament;
}

export const versionOf = async ({ ask }: Kit, tournament: TournamentId): Promise<number> =>
  (await ask.tournaments.one({ tournament })).version;

type Line = { readonly name: string; readonly rank: number | null; readonly points: number };

/** A list in short: who, at which rank, with how many points. */
export const short = (list: { readonly lines: readonly Line[] }): readonly (readonly [string, number | null, number])[] =>
  list.lines.map(({ name, rank, points }) => [name, rank, points]);
