import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRound as startRoundCommand } from '@/command/rounds';
import { run } from '@/command/run';
import { type TemporaryInstallation, temporaryInstallation } from '../../support/installation';
import { secretary } from '../../views/sample';
import { asAnybody, closeTable, evening, type Night, openNight, person, persons, play, sittingAt, startRound } from './night';

let here: TemporaryInstallation;
let now = Date.parse('2026-11-24T18:00:00Z');

beforeEach(() => {
  now = Date.parse('2026-11-24T18:00:00Z');
  here = temporaryInstallation(() => now);
});

afterEach(() => here.remove());

type Said = { message: string; code: string; cause?: { refused?: { code: string; params: object } } };

const refusalOf = (answer: Promise<unknown>): Promise<{ code: string; message: string; params: object }> =>
  answer.then(
    () => ({ code: 'accepted', message: '', params: {} }),
    (error: Said) => ({ code: error.cause?.refused?.code ?? error.code, message: error.message, params: error.cause?.refused?.params ?? {} }),
  );

const types = async () => (await here.log.readStream(`tournament-${evening}`)).map(({ type }) => type);

const byHand = async (night: Night, round: number, tables: readonly (readonly number[])[], out: readonly number[] = []) =>
  night.api.rounds.seatByHand({
    ...(await night.at()),
    round,
    tables: tables.map((seats, i) => ({ table: i + 1, persons: persons(...seats) })),
    out: persons(...out),
  });

describe('a seating is checked as a whole', () => {
  it('A5 nobody sits twice: the refusal names the person and both places, and nothing is stored', async () => {
    const night = await openNight(here, 12);
    const before = await types();
    const atOneTable = await refusalOf(byHand(night, 1, [[1, 2, 3], [12, 12, 7], [4, 5, 6], [8, 9, 10]]));
    expect(atOneTable.message).toBe('Person 12 is seated twice: table 2, seat 1 and table 2, seat 2. Nothing is stored.');
    const atTwo = await refusalOf(byHand(night, 1, [[1, 2, 3], [4, 12, 7], [5, 6, 8], [9, 10, 12]]));
    expect(atTwo).toMatchObject({ code: 'seated-twice', params: { table: 2, place: 2, otherTable: 4, otherPlace: 3 } });
    const onTheBench = await refusalOf(byHand(night, 1, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]], [12]));
    expect(onTheBench.message).toContain('table 4, seat 3 and on the bench');
    expect(await types()).toEqual(before);
  });

  it('A5 each who is active has exactly one of seat, bench and absence', async () => {
    const night = await openNight(here, 7);
    expect((await refusalOf(byHand(night, 1, [[1, 2, 3], [4, 5, 6]]))).message).toBe('Person 7 is here but has no place in the round.');
    await night.api.participants.absent({ ...(await night.at()), person: person(7), round: 1 });
    expect((await refusalOf(byHand(night, 1, [[1, 2, 3], [4, 5, 6, 7]]))).code).toBe('not-in-round');
    await byHand(night, 1, [[1, 2, 3], [4, 5, 6]]);
    const { rounds, participants } = await night.one();
    expect(rounds[0]?.absent.map((one) => one.name)).toEqual(['Person 7']);
    expect(participants.map((one) => one.rounds[0])).toEqual([...new Array<string>(6).fill('table'), 'absent']);
    expect((await refusalOf(byHand(night, 1, [[1, 2], [3, 4, 5, 6]]))).code).toBe('table-size');
  });

  it('refuses what cannot be, with the figures', async () => {
    const night = await openNight(here, 7);
    const eight = await refusalOf(night.api.rounds.seat({ ...(await night.at()), round: 1, tables: 3 }));
    expect(eight.message).toBe('3 tables are too many for 7: at most 2.');
    await night.api.participants.keepApart({ ...(await night.at()), persons: [person(1), person(2)], strength: 'absolute', reason: 'family' });
    await night.api.participants.keepApart({ ...(await night.at()), persons: [person(1), person(3)], strength: 'absolute', reason: 'family' });
    await night.api.participants.keepApart({ ...(await night.at()), persons: [person(2), person(3)], strength: 'absolute', reason: 'family' });
    const apart = await refusalOf(night.api.rounds.seat({ ...(await night.at()), round: 1 }));
    expect(apart.code).toBe('cannot-seat');
    expect(apart.message).toContain('Person 1');
  });
});

describe('a seating by the engine', () => {
  it('offers its ways with their figures: larger tables, or sitting out', async () => {
    const night = await openNight(here, 8, { rounds: 4 });
    const ways = await night.api.rounds.proposals({ tournament: evening, round: 1 });
    expect(ways.map(({ kind, tables, out }) => ({ kind, tables, out }))).toEqual([
      { kind: 'tables', tables: 2, out: 0 },
      { kind: 'sitting-out', tables: 2, out: 2 },
    ]);
    expect(ways[1]?.figures).toMatchObject({ rounds: 4, repeats: 0, mostOut: 1, fewestMet: 6 });
    expect(ways[0]?.figures.repeats).toBeGreaterThan(10);
    await night.api.rounds.seat({ ...(await night.at()), round: 1, sittingOut: true });
    expect((await night.one()).rounds[0]?.out).toHaveLength(2);
  });

  it('takes the number of tables that the organiser has: 25 people at seven', async () => {
    const night = await openNight(here, 25, { rounds: 2, tables: 7 });
    await startRound(night, 1);
    const sizes = (await night.one()).rounds[0]?.tables.map(({ persons: seated }) => seated.length).sort();
    expect(sizes).toEqual([3, 3, 3, 4, 4, 4, 4]);
    expect((await night.director()).tables).toHaveLength(7);
  });

  it('is the first answer again when the call is repeated', async () => {
    const night = await openNight(here, 9);
    const call = { ...(await night.at()), round: 1 };
    const first = await night.api.rounds.seat(call);
    expect(await night.api.rounds.seat(call)).toEqual({ ...first, repeated: true });
    expect((await types()).filter((type) => type === 'RoundSeated')).toHaveLength(1);
  });

  it('can be watched and stopped: then nothing is stored', async () => {
    const night = await openNight(here, 40, { rounds: 10, tables: 12 });
    const seating = refusalOf(night.api.rounds.seat({ ...(await night.at()), round: 1 }));
    let progress = await night.api.rounds.progress({ tournament: evening });
    while (!progress || progress.done === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      progress = await night.api.rounds.progress({ tournament: evening });
    }
    expect(progress.total).toBeGreaterThan(progress.done);
    expect(await night.api.rounds.stop({ tournament: evening })).toEqual({ stopped: true });
    expect((await seating).message).toBe('The search was stopped; nothing is stored.');
    expect(await night.api.rounds.progress({ tournament: evening })).toBeNull();
    expect((await night.one()).rounds).toEqual([]);
  });

  it('goes by rank of the published list, penalties included', async () => {
    const night = await openNight(here, 9, { rounds: 2, seating: [{ kind: 'fresh' }, { kind: 'interval', k: 1 }] });
    await startRound(night, 1, [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    for (const table of [1, 2, 3]) {
      await play(night, { round: 1, table }, 1);
      await closeTable(night, { round: 1, table });
    }
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    await night.api.tournaments.penalize({ ...(await night.at()), person: person(2), points: -5000, why: 'Shouted' });
    await night.api.rounds.seat({ ...(await night.at()), round: 2 });
    const { rounds } = await night.one();
    const winners = rounds[1]?.tables.find(({ persons: seated }) => seated.some((one) => one.person === person(5)));
    expect(winners?.persons.map((one) => one.person)).toContain(person(8));
    expect(rounds[1]?.how.order?.at(-1)).toBe(person(2));
  });
});

describe('a seating that is changed by hand', () => {
  it('B8 a swap and nothing else is an event, and the printed list gets another stamp', async () => {
    const night = await openNight(here, 15);
    await byHand(night, 1, [[1, 2, 3], [4, 5, 7], [6, 8, 10], [11, 12, 13], [9, 14, 15]]);
    await night.api.rounds.publish({ ...(await night.at()), round: 1 });
    const before = (await night.one()).rounds[0];
    expect(before).toMatchObject({ stamp: '1.1', published: { stamp: '1.1', outdated: false } });
    const swap = { round: 1, one: person(7), other: person(9) };
    const tried = await night.api.rounds.trySwap({ tournament: evening, ...swap });
    expect(tried).toMatchObject({ refusal: null, difference: { repeats: 0 } });
    await night.api.rounds.swap({ ...(await night.at()), ...swap });
    expect((await types()).at(-1)).toBe('RoundReseated');
    const after = (await night.one()).rounds[0];
    expect(after).toMatchObject({ stamp: '1.2', published: { stamp: '1.1', outdated: true }, how: { manual: true } });
    expect(after?.changed.map((one) => one.person).sort()).toEqual(['p7', 'p9']);
    expect(after?.tables[1]?.persons.map((one) => one.person)).toEqual(persons(4, 5, 9));
    expect((await refusalOf(night.api.rounds.start({ ...(await night.at()), round: 1 }))).code).toBe('seating-changed');
    await night.api.rounds.publish({ ...(await night.at()), round: 1 });
    expect((await night.one()).rounds[0]?.published).toMatchObject({ stamp: '1.2', outdated: false });
  });

  it('what somebody else has seated meanwhile is not written over', async () => {
    const night = await openNight(here, 6);
    const seen = await night.at();
    await byHand(night, 1, [[1, 2, 3], [4, 5, 6]]);
    const late = refusalOf(night.api.rounds.swap({ ...seen, round: 1, one: person(1), other: person(4) }));
    expect((await late).code).toBe('version-conflict');
    const fresh = await night.at();
    await night.api.tournaments.penalize({ ...(await night.at()), person: person(1), points: -10, why: 'Late' });
    await night.api.rounds.swap({ ...fresh, round: 1, one: person(1), other: person(4) });
  });

  it('D12 a prohibition after round 1 is allowed, dated, and shown on the list', async () => {
    const night = await openNight(here, 9, { rounds: 2 });
    await startRound(night, 1, [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    const pair: [ReturnType<typeof person>, ReturnType<typeof person>] = [person(1), person(4)];
    const apart = { persons: pair, strength: 'absolute', reason: 'other', why: 'Quarrel' } as const;
    await night.api.participants.keepApart({ ...(await night.at()), ...apart });
    const { prohibitions } = await night.one();
    expect(prohibitions).toMatchObject([{ addedAfter: 1, why: 'Quarrel', strength: 'absolute', at: now }]);
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    const together = await refusalOf(byHand(night, 2, [[1, 4, 7], [2, 5, 8], [3, 6, 9]]));
    expect(together.message).toBe('Person 1 and Person 4 may not sit together, but do at table 1.');
    await night.api.rounds.seat({ ...(await night.at()), round: 2 });
    const round = (await night.one()).rounds[1];
    expect(round?.lateProhibitions).toBe(1);
    const table = round?.tables.find(({ persons: seated }) => seated.some((one) => one.person === person(1)));
    expect(table?.persons.map((one) => one.person)).not.toContain(person(4));
  });
});

describe('people who come and go', () => {
  it('E1 who comes before round 2 has not joined round 1: no bye, no absence, and new opponents first', async () => {
    const night = await openNight(here, 13, { rounds: 2 });
    await startRound(night, 1);
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'Late Larsen' }], here: true });
    await night.api.rounds.seat({ ...(await night.at()), round: 2 });
    const { participants, rounds } = await night.one();
    const late = participants.at(-1);
    expect(late).toMatchObject({ name: 'Late Larsen', joined: 2, rounds: ['none', 'table'] });
    expect(rounds[0]?.out).toEqual([]);
    expect(rounds[0]?.absent).toEqual([]);
    expect(rounds[1]?.report).toMatchObject({ repeats: 0 });
  });

  it('E4 who goes home in mid round stops his table or has a substitute, and no later round lists him', async () => {
    const night = await openNight(here, 6, { rounds: 3 });
    await startRound(night, 1, [[1, 2, 3], [4, 5, 6]]);
    await play(night, { round: 1, table: 1 }, 4);
    await play(night, { round: 1, table: 2 }, 2);
    const asked = await refusalOf(night.api.participants.leave({ ...(await night.at()), person: person(1) }));
    expect(asked).toMatchObject({ code: 'table-waits', params: { table: 1 } });
    const leaving = { ...(await night.at()), person: person(1), table: 'stop' } as const;
    await night.api.participants.leave(leaving);
    await night.api.participants.leave(leaving);
    const stopped = await night.api.tables.one({ sitting: sittingAt({ round: 1, table: 1 }) });
    expect(stopped).toMatchObject({ state: 'closed' });
    expect(stopped.deals).toHaveLength(4);
    await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'Guest Gran' }] });
    const guest = (await night.one()).participants.find(({ name }) => name === 'Guest Gran')?.person ?? person(99);
    await night.api.participants.leave({ ...(await night.at()), person: person(5), table: 'substitute', substitute: guest });
    const goesOn = await night.api.tables.one({ sitting: sittingAt({ round: 1, table: 2 }) });
    expect(goesOn.seats.filter(({ present }) => present).map(({ person: one }) => one)).toEqual([person(4), guest, person(6)]);
    await play(night, { round: 1, table: 2 }, 1);
    await closeTable(night, { round: 1, table: 2 });
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    await night.api.participants.arrive({ ...(await night.at()), persons: [guest] });
    await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'Sixth Sand' }], here: true });
    await night.api.rounds.seat({ ...(await night.at()), round: 2 });
    const { rounds, participants } = await night.one();
    const round2 = [...(rounds[1]?.tables.flatMap((one) => one.persons) ?? []), ...(rounds[1]?.out ?? []), ...(rounds[1]?.absent ?? [])];
    expect(round2.map((one) => one.person)).not.toContain(person(1));
    expect(round2.map((one) => one.person)).not.toContain(person(5));
    expect(participants.find((one) => one.person === person(1))).toMatchObject({ left: 1, rounds: ['table', 'none'] });
  });

  it('three cannot go on as two, and a search that could not be stored is not begun', async () => {
    const night = await openNight(here, 3, { rounds: 2 });
    await startRound(night, 1);
    const two = night.api.participants.leave({ ...(await night.at()), person: person(1), table: 'go-on' });
    expect(await refusalOf(two)).toMatchObject({ code: 'too-few-left', params: { table: 1 } });
    const table = await night.api.tables.one({ sitting: sittingAt({ round: 1, table: 1 }) });
    expect(table.seats.every(({ present }) => present)).toBe(true);
    const seating = night.api.rounds.seat({ ...(await night.at()), round: 2 });
    expect((await refusalOf(seating)).message).toBe('Round 1 is being played. Close it first.');
  });

  it('E6 a substitute plays round 2 for one who is back in round 3, and so it stays', async () => {
    const night = await openNight(here, 6, { rounds: 3 });
    await startRound(night, 1, [[1, 2, 3], [4, 5, 6]]);
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'G' }] });
    const guest = (await night.one()).participants.at(-1)?.person ?? person(99);
    await night.api.participants.substitute({ ...(await night.at()), person: person(6), substitute: guest, round: 2 });
    await startRound(night, 2);
    await night.api.rounds.close({ ...(await night.at()), round: 2 });
    await startRound(night, 3);
    const { rounds, substitutions, participants } = await night.one();
    const seatedIn = (round: number) => rounds[round]?.tables.flatMap(({ persons: seated }) => seated.map((one) => one.person)) ?? [];
    expect(seatedIn(1)).toContain(guest);
    expect(seatedIn(1)).not.toContain(person(6));
    expect(seatedIn(2)).toContain(person(6));
    expect(seatedIn(2)).not.toContain(guest);
    expect(substitutions).toMatchObject([{ round: 2, person: { person: person(6) }, substitute: { name: 'G' } }]);
    expect(participants.find((one) => one.person === person(6))?.rounds).toEqual(['table', 'absent', 'table']);
    const late = night.api.participants.withdrawSubstitute({ ...(await night.at()), person: person(6), round: 2 });
    expect((await refusalOf(late)).code).toBe('round-started');
  });

  it('a substitute takes the seat of a round that is seated and has not begun', async () => {
    const night = await openNight(here, 6);
    await byHand(night, 1, [[1, 2, 3], [4, 5, 6]]);
    await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'G' }] });
    const guest = (await night.one()).participants.at(-1)?.person ?? person(99);
    await night.api.participants.substitute({ ...(await night.at()), person: person(2), substitute: guest, round: 1 });
    const [round] = (await night.one()).rounds;
    expect(round?.tables[0]?.persons.map((one) => one.person)).toEqual([person(1), guest, person(3)]);
    expect(round?.stamp).toBe('1.2');
    await night.api.rounds.publish({ ...(await night.at()), round: 1 });
    await night.api.rounds.start({ ...(await night.at()), round: 1 });
  });

  it('E9 while a round runs people are added, removed and renamed; it takes effect at the next seating', async () => {
    const night = await openNight(here, 10, { rounds: 2 });
    await night.api.participants.takeBackArrival({ ...(await night.at()), person: person(10) });
    await startRound(night, 1, [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'Number 101' }], here: true });
    await night.api.participants.remove({ ...(await night.at()), person: person(10) });
    await here.people.changePerson({ id: person(3), name: 'Person Three' });
    const played = await refusalOf(night.api.participants.remove({ ...(await night.at()), person: person(1) }));
    expect(played.code).toBe('has-played');
    const director = await night.director();
    expect(director).toMatchObject({ open: 3, stage: 'running' });
    expect(director.waiting.map(({ name }) => name)).toEqual(['Number 101']);
    expect(director.tables[0]?.players[2]?.name).toBe('Person Three');
    for (const table of [1, 2, 3]) {
      expect((await night.director()).open).toBe(4 - table);
      await closeTable(night, { round: 1, table });
    }
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    await night.api.rounds.seat({ ...(await night.at()), round: 2 });
    const seated = (await night.one()).rounds[1]?.tables.flatMap((one) => one.persons.map(({ name }) => name)) ?? [];
    expect(seated).toContain('Number 101');
    expect(seated).not.toContain('Person 10');
  });
});

describe('closing a round', () => {
  it('E10 with a table open is allowed and provisional; the evening cannot be finished', async () => {
    const night = await openNight(here, 9, { rounds: 2, seating: [{ kind: 'fresh' }, { kind: 'swiss' }] });
    await startRound(night, 1, [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    for (const table of [1, 2, 3]) await play(night, { round: 1, table }, 1);
    for (const table of [1, 2]) await closeTable(night, { round: 1, table });
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    expect((await night.one()).rounds[0]?.closed).toMatchObject({ open: [3] });
    await night.api.rounds.seat({ ...(await night.at()), round: 2 });
    const director = await night.director();
    expect(director.provisional).toEqual([{ round: 1, table: 3 }]);
    const order = (await night.one()).rounds[1]?.how.order ?? [];
    const middle = order.slice(2, 7);
    expect(persons(7, 8, 9).every((one) => middle.includes(one))).toBe(true);
    await night.api.rounds.publish({ ...(await night.at()), round: 2 });
    await night.api.rounds.start({ ...(await night.at()), round: 2 });
    for (const table of [1, 2, 3]) await closeTable(night, { round: 2, table });
    await night.api.rounds.close({ ...(await night.at()), round: 2 });
    const early = await refusalOf(night.api.tournaments.finish(await night.at()));
    expect(early.message).toBe('Table 3 is still open.');
    await play(night, { round: 1, table: 3 }, 1);
    await closeTable(night, { round: 1, table: 3 });
    await night.api.tournaments.finish(await night.at());
    expect((await night.one()).stage).toBe('finished');
  });

  it('a round is reopened with a reason', async () => {
    const night = await openNight(here, 3);
    await startRound(night, 1);
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    await night.api.rounds.reopen({ ...(await night.at()), round: 1, why: 'One more deal' });
    expect((await night.one()).stage).toBe('running');
  });
});

describe('starting a round', () => {
  it('goes on where a crash left it: every table opens once', async () => {
    const night = await openNight(here, 9);
    await night.api.rounds.seat({ ...(await night.at()), round: 1 });
    await night.api.rounds.publish({ ...(await night.at()), round: 1 });
    const call = { ...(await night.at()), round: 1 };
    const { tournament, command, version } = call;
    const begun = await run(here, startRoundCommand, { command, version, actor: { ...secretary, account: 'p1' }, id: tournament, input: { round: 1 } });
    expect(begun.ok).toBe(true);
    expect((await night.director()).tables.map(({ state }) => state)).toEqual(new Array(3).fill('not-opened'));
    expect((await night.director()).open).toBe(3);
    await night.api.rounds.start(call);
    await night.api.rounds.start(call);
    expect((await night.director()).tables.map(({ state }) => state)).toEqual(new Array(3).fill('running'));
    const opened = (await here.log.readAll()).filter(({ type }) => type === 'SittingOpened');
    expect(opened).toHaveLength(3);
    const other = await refusalOf(night.api.rounds.start({ ...(await night.at()), round: 1 }));
    expect(other.code).toBe('round-started');
  });

  it('plays the very rules that were copied when the evening was announced', async () => {
    const night = await openNight(here, 3);
    await startRound(night, 1);
    const { rules } = await night.one();
    expect((await night.api.tables.one({ sitting: sittingAt({ round: 1, table: 1 }) })).rules).toEqual(rules);
  });
});

describe('the deals of a round', () => {
  it('are counted in full turns of the dealer: the last is announced, and the close offered', async () => {
    const night = await openNight(here, 7, { length: { kind: 'turns', turns: 2 } });
    await startRound(night, 1, [[1, 2, 3], [4, 5, 6, 7]]);
    const left = async () => (await night.director()).tables.map(({ turns, remaining, last, done }) => ({ turns, remaining, last, done }));
    expect(await left()).toEqual([
      { turns: 0, remaining: 6, last: false, done: false },
      { turns: 0, remaining: 8, last: false, done: false },
    ]);
    await play(night, { round: 1, table: 1 }, 5);
    await play(night, { round: 1, table: 2 }, 4);
    expect(await left()).toEqual([
      { turns: 5, remaining: 1, last: true, done: false },
      { turns: 4, remaining: 4, last: false, done: false },
    ]);
    const sitting = sittingAt({ round: 1, table: 1 });
    const turns = async () => asAnybody(here).rounds.turns({ sitting });
    expect(await turns()).toEqual({ turns: 5, remaining: 1, last: true, done: false, until: null, firstDealer: 0 });
    await play(night, { round: 1, table: 1 }, 1);
    expect((await left())[0]).toEqual({ turns: 6, remaining: 0, last: false, done: true });
    expect(await turns()).toMatchObject({ remaining: 0, last: false, done: true });
    await night.api.participants.leave({ ...(await night.at()), person: person(7), table: 'go-on' });
    expect((await left())[1]).toMatchObject({ turns: 4, remaining: 3 });
  });

  it('end by the clock without refusing anything, and silent tables are seen', async () => {
    const night = await openNight(here, 3, { length: { kind: 'clock', until: '21:45' } });
    await startRound(night, 1);
    expect((await night.director()).clock).toMatchObject({ left: Date.parse('2026-11-24T20:45:00Z') - now, over: false });
    now = Date.parse('2026-11-24T20:50:00Z');
    await play(night, { round: 1, table: 1 }, 1);
    now += 20 * 60_000;
    const director = await night.director();
    expect(director.clock?.over).toBe(true);
    expect(director.tables[0]).toMatchObject({ remaining: null, silent: 20 * 60_000, deals: 1 });
  });
});

describe('what the arbiter gives', () => {
  it('C1 a penalty is given after the end and withdrawn with a reason; deals are not touched', async () => {
    const night = await openNight(here, 9);
    await startRound(night, 1);
    for (const table of [1, 2, 3]) await closeTable(night, { round: 1, table });
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    await night.api.tournaments.finish(await night.at());
    await night.api.tournaments.penalize({ ...(await night.at()), person: person(9), points: -50, round: 1, why: 'Left early' });
    const [given] = (await night.one()).penalties;
    expect(given).toMatchObject({ name: 'Person 9', points: -50, round: 1, why: 'Left early', withdrawn: null });
    const penalty = given?.penalty ?? ('' as never);
    await night.api.tournaments.withdrawPenalty({ ...(await night.at()), penalty, why: 'The bus had left' });
    expect((await night.one()).penalties).toMatchObject([{ points: -50, withdrawn: { why: 'The bus had left' } }]);
    const again = night.api.tournaments.withdrawPenalty({ ...(await night.at()), penalty, why: 'Twice' });
    expect((await refusalOf(again)).code).toBe('penalty-withdrawn');
    const nobody = night.api.tournaments.penalize({ ...(await night.at()), person: person(77), points: -5, why: 'Who' });
    expect((await refusalOf(nobody)).code).toBe('not-participant');
    expect((await here.log.readAll()).filter(({ type }) => type.startsWith('Deal'))).toEqual([]);
  });
});
