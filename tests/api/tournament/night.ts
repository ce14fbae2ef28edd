import { contextOf } from '@/api/context';
import { createCaller } from '@/api/router';
import { foundClub, joinAll } from '@/command/clubs';
import { id } from '@/kernel/ids';
import type { TemporaryInstallation } from '../../support/installation';
import { done, plainDeal } from '../../views/sample';

export const club = id<'club'>('club-1');
export const evening = id<'tournament'>('evening-1');
export const person = (number: number) => id<'person'>(`p${number}`);
export const persons = (...numbers: readonly number[]) => numbers.map(person);

export type Api = ReturnType<typeof createCaller>;

/** What a page does at a club evening: it counts its calls, and asks for the version before each write. */
export type Night = {
  readonly api: Api;
  readonly here: TemporaryInstallation;
  calls: number;
  /** What stands beside every write, with a fresh command. */
  readonly at: () => Promise<{ tournament: typeof evening; command: string; version: number }>;
  readonly one: () => ReturnType<Api['tournaments']['one']>;
  readonly director: () => ReturnType<Api['tournaments']['director']>;
};

const session = { user: { id: 'p1', name: 'Person 1' }, expires: '2027-01-01T00:00:00Z' };

export const asOfficial = (here: TemporaryInstallation) => createCaller(contextOf(session, 'en', here));
export const asAnybody = (here: TemporaryInstallation) => createCaller(contextOf(null, 'en', here));

/** A club of `members`, p1 … pn, called Person 1 … n. */
export async function clubOf(here: TemporaryInstallation, members: number): Promise<void> {
  const all = Array.from({ length: members }, (_, i) => i + 1);
  await here.people.addPersons(all.map((number) => ({ id: person(number), name: `Person ${number}` })));
  await done(here, foundClub, { id: club, input: { name: 'Tarokklubben' } });
  const joining = all.map((number) => ({ person: person(number), number, date: '2020-01-01' }));
  if (members > 0) await done(here, joinAll, { id: club, version: 1, input: { members: joining } });
}

let commands = 0;

export function nightAt(here: TemporaryInstallation): Night {
  const api = asOfficial(here);
  return {
    api,
    here,
    calls: 0,
    async at() {
      this.calls += 1;
      commands += 1;
      const { version } = await api.tournaments.one({ tournament: evening });
      return { tournament: evening, command: `night-${commands}`, version };
    },
    one: () => api.tournaments.one({ tournament: evening }),
    director: () => api.tournaments.director({ tournament: evening }),
  };
}

type Plan = NonNullable<Parameters<Api['tournaments']['announce']>[0]['plan']>;

/** An evening, open, with these members on its list and here. */
export async function openNight(here: TemporaryInstallation, members: number, plan: Plan = {}): Promise<Night> {
  await clubOf(here, members);
  const night = nightAt(here);
  const everybody = persons(...Array.from({ length: members }, (_, i) => i + 1));
  const called = { tournament: evening, club, date: '2026-11-24', name: 'Klubaften', open: true, plan };
  await night.api.tournaments.announce({ command: 'announce', ...called, members: everybody });
  if (members > 0) await night.api.participants.arrive({ ...(await night.at()), persons: everybody });
  return night;
}

/** Seats the round by the engine, or as given; publishes and starts it. */
export async function startRound(night: Night, round: number, tables?: readonly (readonly number[])[]): Promise<void> {
  const { api } = night;
  if (tables) {
    const seated = tables.map((seats, i) => ({ table: i + 1, persons: persons(...seats), firstDealer: 0 }));
    await api.rounds.seatByHand({ ...(await night.at()), round, tables: seated, out: [] });
  } else {
    await api.rounds.seat({ ...(await night.at()), round });
  }
  await api.rounds.publish({ ...(await night.at()), round });
  await api.rounds.start({ ...(await night.at()), round });
}

/** Plays `deals` at a table, each won by seat 1 or 2. */
export async function play(night: Night, table: { readonly round: number; readonly table: number }, deals: number): Promise<void> {
  const sitting = sittingAt(table);
  for (let deal = 0; deal < deals; deal += 1) {
    const { version, nextDealer, seats } = await night.api.tables.one({ sitting });
    const present = seats.filter((seat) => seat.present);
    const dealer = nextDealer ?? present[0]?.seat ?? 0;
    const winner = present.find(({ seat }) => seat !== dealer)?.seat ?? 0;
    const played = present.length === 4 ? fourHanded(seats.length, dealer) : null;
    const record = played ?? plainDealAmong(seats.length, present.map(({ seat }) => seat), { dealer, winner });
    await night.api.tables.recordDeal({ sitting, command: `deal-${sitting}-${version}`, version, deal: record as never });
  }
}

function fourHanded(seats: number, dealer: number) {
  const next = (dealer + 1) % seats;
  return plainDeal(dealer, next, seats);
}

type Roles = { readonly dealer: number; readonly winner: number };

/** The same as a plain deal where some of the chairs are empty. */
function plainDealAmong(seats: number, present: readonly number[], { dealer, winner }: Roles) {
  const points = Array.from({ length: seats }, (_, seat) => (present.includes(seat) ? 26 : null));
  const bonuses = [{ seat: winner, kind: 'pagat', made: true }];
  return { dealer, result: { declarations: [], bonuses, lastTrick: winner, points } };
}

export const sittingAt = ({ round, table }: { readonly round: number; readonly table: number }) =>
  id<'sitting'>(`${evening}-r${round}-t${table}`);

/** Closes a table. */
export async function closeTable(night: Night, table: { readonly round: number; readonly table: number }): Promise<void> {
  const sitting = sittingAt(table);
  const { version } = await night.api.tables.one({ sitting });
  await night.api.tables.close({ sitting, command: `close-${sitting}-${version}`, version });
}
