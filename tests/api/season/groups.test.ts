import { afterEach, beforeEach, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { club, type Kit, names, openEvening, openKit, openSeason, person, playEvening, playTable, short, versionOf } from './kit';

let kit: Kit;
beforeEach(async () => {
  kit = await openKit();
});
afterEach(() => kit.here.remove());

const [other, guests] = [id<'club'>('naboen'), ['Dorte', 'Erik'] as const];

/** An evening where Dorte and Erik play for the club next door, everybody else for the one that holds it. */
async function eveningOfTwoClubs(date: string, season: Awaited<ReturnType<typeof openSeason>>) {
  const { ask, command } = kit;
  const tournament = id<'tournament'>(`aften-${date}`);
  const call = { tournament, command: command(), club, date, name: `Klubaften ${date}`, open: true, season };
  const { version } = await ask.tournaments.announce(call);
  const entries = names.map((name) => ({
    person: person(name),
    ...(guests.some((one) => one === name) ? { club: other } : {}),
  }));
  await ask.participants.add({ tournament, command: command(), version, entries, here: true });
  return tournament;
}

it('lists clubs by what those who play for them made, all of them or the best so many', async () => {
  const { ask, command } = kit;
  await ask.clubs.found({ club: other, command: command(), name: 'Naboklubben', timeZone: 'Europe/Copenhagen' });
  const season = await openSeason(kit, 'to-klubber');
  const tournament = await eveningOfTwoClubs('2026-03-10', season);
  await playTable(kit, tournament, { Anna: 40, Bo: -10, Dorte: -30 });
  await playTable(kit, tournament, { Carla: -50, Erik: 45, Fie: 5 }, { table: 2 });

  const all = await ask.standings.tournamentClubs({ tournament });
  expect(all.counting).toBeNull();
  expect(short(all)).toEqual([['Naboklubben', 1, 15], ['Klubben', 2, -15]]);
  expect(all.lines[0]?.cells.map(({ key, points }) => [all.persons[key], points])).toEqual([['Erik', 45], ['Dorte', -30]]);
  const best = await ask.standings.tournamentClubs({ tournament, counting: 2 });
  expect(short(best)).toEqual([['Klubben', 1, 45], ['Naboklubben', 2, 15]]);
  const home = best.lines.find(({ name }) => name === 'Klubben');
  expect(home?.cells.filter(({ counted }) => !counted).map(({ key }) => best.persons[key])).toEqual(['Bo', 'Carla']);

  const second = await eveningOfTwoClubs('2026-03-17', season);
  await playTable(kit, second, { Anna: -60, Bo: 0, Dorte: 60 });
  expect(short(await ask.standings.seasonClubs({ season }))).toEqual([['Naboklubben', 1, 75], ['Klubben', 2, -75]]);
  expect(short(await ask.standings.seasonClubs({ season, counting: 1 }))).toEqual([['Naboklubben', 1, 45], ['Klubben', 2, 5]]);
  expect(short(await ask.standings.seasonClubs({ season, at: { date: '2026-03-10' } }))).toEqual(short(all));
  await expect(ask.standings.seasonClubs({ season: id<'season'>('ingen') })).rejects.toThrow('findes ikke');
});

it('lists the teams of a tournament, the best so many of each, equals at one rank', async () => {
  const { ask, command } = kit;
  const tournament = await openEvening(kit, '2026-03-10');
  const team = async (name: string, counting: number, ...persons: readonly (typeof names)[number][]) => {
    const own = { team: id<'team'>(name.toLowerCase()), name, counting, persons: persons.map(person) };
    await ask.participants.formTeam({ tournament, command: command(), version: await versionOf(kit, tournament), ...own });
  };
  await team('Konger', 2, 'Anna', 'Bo', 'Carla');
  await team('Damer', 2, 'Dorte', 'Erik', 'Fie');
  expect(short(await ask.standings.teams({ tournament }))).toMatchObject([[expect.any(String), 1, 0], [expect.any(String), 1, 0]]);
  await playTable(kit, tournament, { Anna: 30, Bo: 10, Dorte: -40 });
  await playTable(kit, tournament, { Carla: -60, Erik: 50, Fie: 10 }, { table: 2 });
  const list = await ask.standings.teams({ tournament });
  expect(short(list)).toEqual([['Damer', 1, 60], ['Konger', 2, 40]]);
  const cells = list.lines.flatMap(({ cells: own }) => own.map(({ key, counted }) => [list.persons[key], counted]));
  expect(Object.fromEntries(cells)).toEqual({ Anna: true, Bo: true, Carla: false, Dorte: false, Erik: true, Fie: true });

  await playTable(kit, tournament, { Anna: 20, Fie: 0, Erik: -20 }, { table: 1, round: 2 });
  const even = await ask.standings.teams({ tournament });
  expect(even.lines.map(({ name, rank, points, shared }) => [name, rank, points, shared])).toEqual([['Konger', 1, 60, false], ['Damer', 2, 40, false]]);
  expect(short(await ask.standings.teams({ tournament, round: 1 }))).toEqual(short(list));
});

it('lists everybody of all time at a club, every evening of every season once', async () => {
  const { ask } = kit;
  const [first, second] = [await openSeason(kit, 'en'), await openSeason(kit, 'to')];
  await playEvening(kit, '2026-03-10', { Anna: 30, Bo: -30, Carla: 0 }, { season: first });
  await playEvening(kit, '2026-03-17', { Anna: -10, Bo: -10, Carla: 20 }, { season: second });
  await playEvening(kit, '2026-03-24', { Anna: 5, Bo: -5, Dorte: 0 });
  const list = await ask.standings.allTime({ club });
  expect(short(list)).toEqual([['Anna', 1, 25], ['Carla', 2, 20], ['Dorte', 3, 0], ['Bo', 4, -45]]);
  expect(list.parts.map(({ date }) => date)).toEqual(['2026-03-10', '2026-03-17', '2026-03-24']);
  expect(await ask.standings.allTime({})).toEqual(list);
  expect(short(await ask.standings.allTime({ club, at: { date: '2026-03-17' } }))[0]).toEqual(['Anna', 1, 20]);
  expect((await ask.standings.allTime({ club: id<'club'>('naboen') })).lines).toEqual([]);
});

it('keeps no list beyond the next thing that is written, and gives everybody the same one until then', async () => {
  const { ask } = kit;
  const season = await openSeason(kit, 'frisk');
  const tournament = await openEvening(kit, '2026-03-10', { season });
  await playTable(kit, tournament, { Anna: 30, Bo: -30, Carla: 0 });
  const before = await ask.standings.season({ season });
  expect(await ask.standings.season({ season })).toEqual(before);
  await playTable(kit, tournament, { Dorte: 60, Erik: -60, Fie: 0 }, { table: 2, close: false });
  const after = await ask.standings.season({ season });
  expect(short(after)[0]).toEqual(['Dorte', 1, 60]);
  expect(after.open).toMatchObject([{ table: 2 }]);
  expect((await ask.seasons.one({ season })).calendar).toMatchObject([{ tables: 2, open: 1, players: 6 }]);
  await kit.here.people.changePerson({ id: person('Dorte'), name: 'Dorthe' });
  expect(short(await ask.standings.season({ season }))[0]).toEqual(['Dorthe', 1, 60]);
});
