import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Substitution } from '@/league/seasons/criteria';
import { temporaryInstallation, type TemporaryInstallation } from '../../support/installation';
import { closeTable, club, evening, type Night, openNight, person, play, sittingAt, startRound } from '../tournament/night';

const start = Date.parse('2026-11-24T18:00:00Z');
let here: TemporaryInstallation;
beforeEach(() => {
  here = temporaryInstallation(() => start);
});
afterEach(() => here.remove());

/** Person 1 leaves a running table after two deals, a guest takes over for one, and the table is closed. */
async function replacedAtTable(substitute: Substitution): Promise<Night> {
  const night = await openNight(here, 3, { rounds: 2 });
  const season = 'season' as never;
  const criteria = { counting: { kind: 'sum' as const }, minimumEvenings: 0, tieBreaks: [], substitute };
  const days = { name: 'Autumn', from: '2026-09-01', to: '2027-06-01', game: null };
  await night.api.seasons.open({ season, command: 'season', club, ...days, criteria });
  await night.api.tournaments.move({ ...(await night.at()), season, why: 'Belongs there' });
  await startRound(night, 1, [[1, 2, 3]]);
  await play(night, { round: 1, table: 1 }, 2);
  await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'Guest Gran' }] });
  const guest = (await night.one()).participants.at(-1)?.person;
  if (!guest) throw new Error('the guest is not there');
  await night.api.participants.leave({ ...(await night.at()), person: person(1), table: 'substitute', substitute: guest });
  await play(night, { round: 1, table: 1 }, 1);
  await closeTable(night, { round: 1, table: 1 });
  return night;
}

/** By name: what everybody has in the list, and what each made in his own chair. */
async function figures(night: Night) {
  const list = await night.api.standings.tournament({ tournament: evening });
  const season = await night.api.standings.season({ season: 'season' as never });
  const { seats } = await night.api.tables.one({ sitting: sittingAt({ round: 1, table: 1 }) });
  const chairs = await Promise.all(
    seats.map(({ seat }) => night.api.standings.figure({ sitting: sittingAt({ round: 1, table: 1 }), seat })),
  );
  const made = (name: string) => chairs.find((one) => one.name === name)?.points ?? NaN;
  const control = await night.api.standings.tournamentControl({ tournament: evening });
  const seasonControl = await night.api.standings.seasonControl({ season: 'season' as never });
  const line = (name: string) => list.lines.find((one) => one.name === name);
  const inSeason = (name: string) => season.lines.find((one) => one.name === name);
  return { chairs, made, line, inSeason, control, seasonControl };
}

const rules: readonly Substitution[] = [{ kind: 'zero' }, { kind: 'fixed', points: 15 }, { kind: 'guest' }];

it.each(rules)('E6 whom somebody replaced at a running table keeps his own deals and gets what the rule gives: %o', async (substitution) => {
  const night = await replacedAtTable(substitution);
  const { chairs, made, line, inSeason, control, seasonControl } = await figures(night);
  expect(chairs.map(({ name }) => name)).toEqual(['Person 1', 'Guest Gran', 'Person 2', 'Person 3']);
  const [own, guests] = [made('Person 1'), made('Guest Gran')];
  // So that each of the three rules gives another sum.
  expect([own === 0, guests === 0, guests === 15]).toEqual([false, false, false]);
  const given = { zero: 0, fixed: 15, guest: guests }[substitution.kind];
  const kept = substitution.kind === 'guest' ? 0 : guests;
  expect(line('Person 1')).toMatchObject({ points: own + given, cells: [{ state: 'substituted', substitute: { name: 'Guest Gran' } }] });
  expect(line('Guest Gran')).toMatchObject({ points: kept, cells: [{ substitute: { name: 'Person 1' } }] });
  for (const name of ['Person 2', 'Person 3']) expect(line(name)).toMatchObject({ points: made(name) });
  expect(inSeason('Person 1')).toMatchObject({ points: own + given, played: 1 });
  for (const proof of [control, seasonControl]) {
    expect(proof).toMatchObject({ proved: true, deals: { sum: 0 }, substitutions: { sum: given - (guests - kept) } });
  }
});

it('E6 a round that has ended keeps its substitute whatever the later rounds say', async () => {
  const night = await replacedAtTable({ kind: 'guest' });
  await night.api.rounds.close({ ...(await night.at()), round: 1 });
  const before = await night.api.standings.tournament({ tournament: evening, only: 1 });
  await night.api.participants.returnTo({ ...(await night.at()), person: person(1) });
  await startRound(night, 2, [[1, 2, 3]]);
  await play(night, { round: 2, table: 1 }, 1);
  await closeTable(night, { round: 2, table: 1 });
  const after = await night.api.standings.tournament({ tournament: evening, only: 1 });
  expect(after.lines.map(({ name, points }) => [name, points])).toEqual(before.lines.map(({ name, points }) => [name, points]));
  const whole = await night.api.standings.tournament({ tournament: evening });
  const states = whole.lines.find(({ name }) => name === 'Person 1')?.cells.map(({ state }) => state);
  expect(states).toEqual(['substituted', 'played']);
});
