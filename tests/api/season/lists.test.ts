import { afterEach, beforeEach, expect, it } from 'vitest';
import { openViews } from '@/views/views';
import { join } from 'node:path';
import { listView, seasonMade } from '@/views/standings/query';
import { anyone } from '@/league/permissions';
import { club, type Kit, openEvening, openKit, openSeason, person, playEvening, playTable, season, short, versionOf } from './kit';

let kit: Kit;
beforeEach(async () => {
  kit = await openKit();
});
afterEach(() => kit.here.remove());

/** The table of a season from views that never followed anything. */
async function fromNothing(name: string) {
  const anew = openViews(join(kit.here.folder, 'anew.db'), kit.here.log);
  await anew.catchUp();
  const made = seasonMade(anew.rows, season(name), { actor: anyone, at: null });
  if (!made) throw new Error('there is no season');
  const list = await listView(kit.here.people, made, 'evenings');
  anew.close();
  return list;
}

it('C1 a penalty after the end is in the list with a footnote, and its withdrawal takes it out again', async () => {
  const { ask, command } = kit;
  const tournament = await playEvening(kit, '2026-03-10', { Anna: 60, Bo: 0, Carla: -60 });
  await ask.tournaments.finish({ tournament, command: command(), version: await versionOf(kit, tournament) });
  const before = await ask.standings.tournament({ tournament });
  const why = 'gik før tiden';
  await ask.tournaments.penalize({ tournament, command: command(), version: await versionOf(kit, tournament), person: person('Anna'), points: -50, why });
  const punished = await ask.standings.tournament({ tournament });
  expect(short(punished).slice(0, 2)).toEqual([['Anna', 1, 10], ['Bo', 2, 0]]);
  expect(punished.penalties).toMatchObject([{ name: 'Anna', points: -50, why, round: null }]);
  expect(await ask.standings.tournament({ tournament })).toEqual(punished);
  await ask.tournaments.publishList({ tournament, command: command(), version: await versionOf(kit, tournament), audience: 'public' });

  kit.clock.now += 24 * 60 * 60 * 1000;
  const [penalty] = punished.penalties;
  const withdrawal = { penalty: penalty?.id as never, why: 'han var syg' };
  await ask.tournaments.withdrawPenalty({ tournament, command: command(), version: await versionOf(kit, tournament), ...withdrawal });
  expect(await ask.standings.tournament({ tournament })).toEqual(before);
  const [published] = await ask.standings.published({ tournament });
  expect(published?.lines[0]).toMatchObject({ name: 'Anna', points: 10 });
  expect(published?.moved).toMatchObject([{ name: 'Anna', published: { points: 10 }, now: { points: 60 } }]);
});

it('C4 the control page proves the list: deals, penalties, remainders, and every entry behind them', async () => {
  const { ask, command } = kit;
  const rules = { preset: 'dtf-2011', potRemainder: 'club' };
  const tournament = await openEvening(kit, '2026-03-10');
  const sitting = await playTable(kit, tournament, { Anna: 0, Bo: 0, Carla: -65 }, { rules });
  await playTable(kit, tournament, { Dorte: 40, Erik: -40, Fie: 0 }, { table: 2 });
  for (const name of ['Anna', 'Bo', 'Dorte'] as const) {
    const version = await versionOf(kit, tournament);
    await ask.tournaments.penalize({ tournament, command: command(), version, person: person(name), points: -50, why: 'for sent' });
  }
  const control = await ask.standings.tournamentControl({ tournament });
  expect(control.deals.sum).toBe(0);
  expect(control.deals.entries).toHaveLength(2);
  expect(control.penalties.sum).toBe(-150);
  expect(control.penalties.entries).toHaveLength(3);
  expect(control.remainders).toEqual({ sum: 5, entries: [{ sitting, points: 5 }] });
  // The 5 are in the box and not with the persons, so they are missing from the list beside the penalties.
  expect(control.list).toBe(-155);
  expect(control).toMatchObject({ expected: -155, proved: true, cups: { sum: 0 }, box: { sum: 0 } });

  const list = await ask.standings.tournament({ tournament });
  const cell = list.lines.find(({ name }) => name === 'Carla')?.cells[0]?.tables[0];
  const figure = await ask.standings.figure({ sitting, seat: cell?.seat ?? -1 });
  expect(figure).toMatchObject({ name: 'Carla', points: cell?.points });
  expect(figure.entries.map(({ points }) => points)).toEqual([20, -65]);
  expect(figure.entries.reduce((sum, { points }) => sum + points, 0)).toBe(figure.points);
});

it('E13 the best seven of ten evenings count; the dropped one is shown, and ties go by the agreed list', async () => {
  const best = { counting: { kind: 'best', n: 7 }, tieBreaks: ['all-points'] } as const;
  const own = await openSeason(kit, 'best', { criteria: { ...best, tieBreaks: [...best.tieBreaks] } });
  const anna = [10, 20, 30, 40, 50, 60, 70, 5];
  for (let number = 0; number < 10; number += 1) {
    const points = anna[number] ?? null;
    const bo = number < 7 ? 40 : 0;
    const others = { Bo: bo, Carla: -bo - (points ?? 0) };
    const date = `2026-03-${String(10 + number)}`;
    await playEvening(kit, date, points === null ? { ...others, Dorte: 0 } : { Anna: points, ...others }, { season: own });
  }
  const list = await kit.ask.standings.season({ season: own });
  const [first, second] = list.lines;
  expect(first).toMatchObject({ name: 'Anna', rank: 1, points: 280, played: 8 });
  expect(first?.cells.filter(({ counted }) => !counted)).toMatchObject([{ points: 5 }]);
  expect(second).toMatchObject({ name: 'Bo', rank: 2, points: 280 });
  expect(first?.breaks).toEqual([{ rule: 'all-points', value: [285] }]);
  expect(second?.breaks).toEqual([{ rule: 'all-points', value: [280] }]);
  expect(await kit.ask.standings.seasonControl({ season: own })).toMatchObject({ proved: true, dropped: { sum: expect.any(Number) } });
}, 120_000);

it('F1 equals share their rank, the criteria used are there, and a lot is the same for ever', async () => {
  const plain = await openSeason(kit, 'plain', { criteria: { tieBreaks: ['best-evening'] } });
  await playEvening(kit, '2026-03-10', { Carla: 200, Anna: 120, Bo: 120, Dorte: -440 }, { season: plain });
  const shared = await kit.ask.standings.season({ season: plain });
  expect(short(shared)).toEqual([['Carla', 1, 200], ['Anna', 2, 120], ['Bo', 2, 120], ['Dorte', 4, -440]]);
  expect(shared.lines.map((line) => line.shared)).toEqual([false, true, true, false]);
  expect(shared.lines[1]?.breaks).toEqual([{ rule: 'best-evening', value: [120] }]);
  expect(shared.criteria.tieBreaks).toEqual(['best-evening']);

  const { version } = await kit.ask.seasons.one({ season: plain });
  const criteria = { ...shared.criteria, tieBreaks: ['best-evening', 'lot'] as const };
  await kit.ask.seasons.changeCriteria({ season: plain, command: kit.command(), version, criteria: { ...criteria, tieBreaks: [...criteria.tieBreaks] } });
  const drawn = await kit.ask.standings.season({ season: plain });
  expect(drawn.lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(drawn.lines[1]?.breaks.map(({ rule }) => rule)).toEqual(['best-evening', 'lot']);
  expect(await fromNothing('plain')).toEqual(drawn);
});

it('F4 an evening belongs to the local day on which it was called, deals after midnight included', async () => {
  const summer = await openSeason(kit, 'summer', { from: '2026-01-01', to: '2026-08-31' });
  const autumn = await openSeason(kit, 'autumn', { from: '2026-09-01', to: '2026-12-31' });
  const proposed = await kit.ask.seasons.list({ date: '2026-08-31' });
  expect(proposed.map(({ id }) => id)).toEqual([summer]);
  const tournament = await openEvening(kit, '2026-08-31', { season: summer });
  kit.clock.now = Date.parse('2026-09-01T00:40:00+02:00');
  await playTable(kit, tournament, { Anna: 30, Bo: -30, Carla: 0 });
  expect(short(await kit.ask.standings.season({ season: summer }))[0]).toEqual(['Anna', 1, 30]);
  expect((await kit.ask.standings.season({ season: autumn })).lines).toEqual([]);
  const { calendar } = await kit.ask.seasons.one({ season: summer });
  expect(calendar).toMatchObject([{ date: '2026-08-31', tables: 1, players: 3, outside: false }]);
});

it('F6 moving an evening is one audited command: both tables follow, what was published stays', async () => {
  const { ask, command } = kit;
  const [a, b] = [await openSeason(kit, 'a'), await openSeason(kit, 'b')];
  await playEvening(kit, '2026-03-10', { Anna: 30, Bo: -30, Carla: 0 }, { season: a });
  const moved = await playEvening(kit, '2026-03-17', { Anna: -10, Bo: 10, Carla: 0 }, { season: a });
  const { version } = await ask.seasons.one({ season: a });
  await ask.seasons.publish({ season: a, command: command(), version, audience: 'public' });
  const why = 'hører til den anden række';
  await ask.tournaments.move({ tournament: moved, command: command(), version: await versionOf(kit, moved), season: b, why });

  expect(short(await ask.standings.season({ season: a }))).toEqual([['Anna', 1, 30], ['Carla', 2, 0], ['Bo', 3, -30]]);
  expect(short(await ask.standings.season({ season: b }))).toEqual([['Bo', 1, 10], ['Carla', 2, 0], ['Anna', 3, -10]]);
  const [published] = await ask.standings.published({ season: a });
  expect(published?.lines.map(({ name, rank, points }) => [name, rank, points])).toEqual([['Anna', 1, 20], ['Carla', 2, 0], ['Bo', 3, -20]]);
  expect(published?.moved.map(({ name }) => name).sort()).toEqual(['Anna', 'Bo']);
  for (const own of [a, b]) {
    const log = await ask.seasons.log({ season: own });
    expect(log.at(-1)).toMatchObject({ type: 'TournamentMoved', by: 'Anna', data: { from: a, to: b, tournament: moved, why } });
  }
});

it('F7 every evening keeps the rules it was called with, and the change of the scheme is in the logs', async () => {
  const { ask, command } = kit;
  const own = await openSeason(kit, 'scheme');
  const before = await openEvening(kit, '2026-02-24', { season: own });
  const rulesOf = async (tournament: typeof before) => (await ask.tournaments.one({ tournament })).rules as { readonly lastTrick: number };
  const deal = { dealer: 0, result: { declarations: [], bonuses: [{ seat: 0, kind: 'pagat', made: true }], lastTrick: 0, points: [26, 26, 26] } };
  const play = async (tournament: typeof before) => {
    const sitting = `${tournament}-r1-t1` as never;
    const persons = [person('Anna'), person('Bo'), person('Carla')];
    const table = { sitting, tournament, round: 1, table: 1, game: 'danish-tarok', rules: await rulesOf(tournament), persons };
    const { version } = await ask.tables.open({ ...table, command: command() });
    await ask.tables.recordDeal({ sitting, command: command(), version, deal });
    const { deals } = await ask.tables.one({ sitting });
    return deals[0]?.bookings.find(({ reason }) => reason === 'last-trick')?.amount;
  };
  const paid = await play(before);
  const listed = await ask.standings.season({ season: own });
  const { version } = await ask.clubs.one({ club });
  await ask.houseRules.set({ club, command: command(), version, game: 'danish-tarok', name: 'Husets', rules: { preset: 'dtf-2011', lastTrick: 25 } });
  const after = await openEvening(kit, '2026-03-10', { season: own });
  expect([(await rulesOf(before)).lastTrick, (await rulesOf(after)).lastTrick]).toEqual([20, 25]);
  expect(await ask.standings.season({ season: own, at: { date: '2026-02-24' } })).toMatchObject({ lines: listed.lines });
  expect([paid, await play(after)]).toEqual([20, 25]);

  const { version: now } = await ask.seasons.one({ season: own });
  await ask.seasons.start({ season: own, command: command(), version: now });
  const criteria = { ...listed.criteria, counting: { kind: 'mean' } } as const;
  const change = { season: own, version: now + 1, criteria };
  await expect(ask.seasons.changeCriteria({ ...change, command: command() })).rejects.toThrow('begrundelse');
  await ask.seasons.changeCriteria({ ...change, command: command(), why: 'vedtaget på mødet' });
  const log = await ask.seasons.log({ season: own });
  expect(log.map(({ type }) => type)).toEqual(['SeasonOpened', 'SeasonStarted', 'SeasonCriteriaChanged']);
  expect(log.at(-1)).toMatchObject({ data: { why: 'vedtaget på mødet', criteria: { counting: { kind: 'mean' } } } });
});

it('F10 who played fewer evenings than the minimum is listed under the line', async () => {
  const own = await openSeason(kit, 'minimum', { criteria: { minimumEvenings: 2 } });
  await playEvening(kit, '2026-03-10', { Anna: 10, Bo: 20, Carla: -30 }, { season: own });
  await playEvening(kit, '2026-03-17', { Dorte: 90, Bo: -40, Carla: -50 }, { season: own });
  const list = await kit.ask.standings.season({ season: own });
  expect(short(list)).toEqual([['Bo', 1, -20], ['Carla', 2, -80], ['Dorte', null, 90], ['Anna', null, 10]]);
  expect(list.lines.map(({ missing }) => missing)).toEqual([0, 0, 1, 1]);
});

it('a season that is closed publishes its table and takes no other criteria until it is reopened', async () => {
  const { ask, command } = kit;
  const own = await openSeason(kit, 'closing');
  await playEvening(kit, '2026-03-10', { Anna: 10, Bo: 20, Carla: -30 }, { season: own });
  await ask.seasons.start({ season: own, command: command(), version: 1 });
  const close = { season: own, command: command(), version: 2, audience: 'members' } as const;
  const closed = await ask.seasons.close(close);
  expect(await ask.seasons.close(close)).toEqual({ ...closed, repeated: true });
  expect(await ask.standings.published({ season: own })).toMatchObject([{ kind: 'season', audience: 'members', moved: [] }]);
  const { criteria, version, state } = await ask.seasons.one({ season: own });
  expect(state).toBe('closed');
  const change = { season: own, version, criteria: { ...criteria, minimumEvenings: 1 }, why: 'for at se' };
  await expect(ask.seasons.changeCriteria({ ...change, command: command() })).rejects.toThrow('afsluttet');
  await ask.seasons.reopen({ season: own, command: command(), version, why: 'én aften mangler' });
  await ask.seasons.changeCriteria({ ...change, command: command(), version: version + 1 });
  expect((await ask.seasons.one({ season: own })).state).toBe('running');
});
