import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryInstallation, temporaryInstallation } from '../../support/installation';
import { asAnybody, clubOf, closeTable, evening, nightAt, openNight, person, persons, play, sittingAt, startRound } from './night';

let here: TemporaryInstallation;
let now = Date.parse('2026-11-24T18:00:00Z');

beforeEach(() => {
  now = Date.parse('2026-11-24T18:00:00Z');
  here = temporaryInstallation(() => now);
});

afterEach(() => here.remove());

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'accepted',
    (error: { cause?: { refused?: { code: string } } }) => error.cause?.refused?.code ?? 'no refusal',
  );

const messageOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

describe('an evening from the club to published seating', () => {
  it('13 members present: one call each at the door, and three more', async () => {
    await clubOf(here, 13);
    const night = nightAt(here);
    const everybody = persons(...Array.from({ length: 13 }, (_, i) => i + 1));
    const called = { tournament: evening, club: 'club-1' as never, date: '2026-11-24', name: 'Klubaften', open: true };
    await night.api.tournaments.announce({ command: 'announce', ...called, members: everybody });
    for (const one of everybody) await night.api.participants.arrive({ ...(await night.at()), persons: [one] });
    await night.api.rounds.seat({ ...(await night.at()), round: 1 });
    await night.api.rounds.publish({ ...(await night.at()), round: 1 });
    const { stage, rounds } = await night.one();
    expect(stage).toBe('seated');
    expect(rounds[0]?.tables.map(({ persons: seated }) => seated.length).sort()).toEqual([3, 3, 3, 4]);
    expect(new Set(rounds[0]?.tables.flatMap(({ persons: seated }) => seated.map((one) => one.person))).size).toBe(13);
    expect(rounds[0]?.published).toMatchObject({ stamp: '1.1', outdated: false });
    expect(night.calls + 1).toBe(16);
  });

  it('goes through all its states, each button with its reason while it is grey', async () => {
    const night = await openNight(here, 6);
    const reasons = async () => new Map((await night.one()).acts.map((act) => [act.act, act.reason]));
    expect((await reasons()).get('start-round')).toBe('No round is seated and waiting to begin.');
    await night.api.rounds.seat({ ...(await night.at()), round: 1 });
    expect((await reasons()).get('start-round')).toBe('Publish the seating before the round begins.');
    expect((await reasons()).get('publish-seating')).toBeNull();
    await night.api.rounds.publish({ ...(await night.at()), round: 1 });
    await night.api.rounds.start({ ...(await night.at()), round: 1 });
    expect((await night.one()).stage).toBe('running');
    expect((await reasons()).get('finish')).toBe('Round 1 is being played. Close it first.');
    for (const table of [1, 2]) {
      await play(night, { round: 1, table }, 3);
      await closeTable(night, { round: 1, table });
    }
    await night.api.rounds.close({ ...(await night.at()), round: 1 });
    expect((await night.one()).stage).toBe('round-closed');
    expect((await reasons()).get('seat')).toMatch(/^All planned rounds are seated/);
    await night.api.tournaments.finish(await night.at());
    expect((await night.one()).stage).toBe('finished');
    await night.api.tournaments.reopen({ ...(await night.at()), why: 'A table was forgotten' });
    expect((await night.one()).stage).toBe('round-closed');
  });

  it('is cancelled with a reason, as long as no round has begun', async () => {
    const night = await openNight(here, 3);
    await night.api.tournaments.cancel({ ...(await night.at()), why: 'Snow' });
    expect((await night.one()).stage).toBe('cancelled');
    expect(await codeOf(night.api.rounds.seat({ ...(await night.at()), round: 1 }))).toBe('tournament-cancelled');
    await night.api.tournaments.reopen({ ...(await night.at()), why: 'The sun came out' });
    await startRound(night, 1);
    expect(await codeOf(night.api.tournaments.cancel({ ...(await night.at()), why: 'Snow' }))).toBe('rounds-started');
  });
});

describe('the door', () => {
  const list = Array.from({ length: 25 }, (_, i) => `${i + 1}. Gæst Nummer${String.fromCharCode(65 + i)}`).join('\n');

  it('A8 25 names are pasted, nobody else has an account, nothing has to be confirmed', async () => {
    const night = await openNight(here, 0);
    const lines = await night.api.participants.preview({ tournament: evening, text: list });
    expect(lines.map(({ state }) => state)).toEqual(new Array(25).fill('new'));
    expect(lines[24]).toMatchObject({ line: 25, name: 'Gæst NummerY' });
    const entries = lines.map(({ name }) => ({ name }));
    const call = { ...(await night.at()), entries };
    const first = await night.api.participants.add(call);
    expect(await night.api.participants.add(call)).toEqual({ ...first, repeated: true });
    const { participants, plan } = await night.one();
    expect(plan.confirmation).toBe(false);
    expect(participants.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
    expect(participants.every(({ kind }) => kind === 'guest')).toBe(true);
    const again = await night.api.participants.preview({ tournament: evening, text: `GÆST nummera\nSøren Ærø\nSøren Ærø` });
    expect(again.map(({ state }) => state)).toEqual(['already', 'new', 'twice']);
    expect(await here.people.accountByEmail('x@example.com')).toBeNull();
  });

  it('a pasted member is known, and two of one name are asked about', async () => {
    const night = await openNight(here, 3);
    await here.people.addPerson({ id: 'p90' as never, name: 'Person 2' });
    await night.api.participants.add({ ...(await night.at()), entries: [{ person: 'p90' as never }] });
    const lines = await night.api.participants.preview({ tournament: evening, text: 'person  3,\nPerson 2\nPerson 77' });
    expect(lines.map(({ state }) => state)).toEqual(['already', 'already', 'new']);
    expect(lines[1]?.candidates.map((one) => one.person)).toEqual(['p2', 'p90']);
  });

  it('a walk-in is one call', async () => {
    const night = await openNight(here, 5);
    await night.api.participants.add({ ...(await night.at()), entries: [{ name: 'Walter Walkin' }], here: true });
    const { participants, present } = await night.one();
    expect(present).toBe(6);
    expect(participants[5]).toMatchObject({ name: 'Walter Walkin', present: true, kind: 'guest', joined: 1 });
  });

  it('G9 a tick at the wrong name is undone by one call', async () => {
    const night = await openNight(here, 3);
    await night.api.participants.takeBackArrival({ ...(await night.at()), person: person(2) });
    expect((await night.one()).participants.map(({ present }) => present)).toEqual([true, false, true]);
    const again = night.api.participants.takeBackArrival({ ...(await night.at()), person: person(2) });
    expect(await messageOf(again)).toBe('Person 2 is not checked in.');
    await night.api.participants.arrive({ ...(await night.at()), persons: [person(2)] });
    expect((await night.one()).present).toBe(3);
  });

  it('a fee is ticked, stands in the box of the club, and is taken back', async () => {
    const night = await openNight(here, 3, { fee: 2500 });
    expect((await night.one()).fees).toEqual({ due: 7500, paid: 0 });
    const call = { ...(await night.at()), person: person(1) };
    await night.api.participants.payFee(call);
    await night.api.participants.payFee(call);
    expect((await night.one()).fees).toEqual({ due: 7500, paid: 2500 });
    const types = async () => (await here.log.readStream('club-club-1')).map(({ type }) => type);
    expect((await types()).filter((type) => type === 'BoxBooked')).toHaveLength(1);
    await night.api.participants.takeBackFee({ ...(await night.at()), person: person(1), why: 'Wrong line' });
    expect((await night.one()).fees.paid).toBe(0);
    await night.api.participants.payFee({ ...(await night.at()), person: person(1) });
    expect((await types()).filter((type) => type.startsWith('Box'))).toEqual(['BoxBooked', 'BoxReversed', 'BoxBooked']);
  });
});

describe('signing up by link', () => {
  const until = Date.parse('2026-11-24T16:00:00Z');

  it('needs no account, counts those who are expected, and ends at the hour', async () => {
    now = until - 1000;
    await clubOf(here, 3);
    const night = nightAt(here);
    const called = { tournament: evening, club: 'club-1' as never, date: '2026-11-24', name: 'Klubaften' };
    await night.api.tournaments.announce({ command: 'announce', ...called, plan: { signUpUntil: until } });
    const links = await night.api.signups.links({ tournament: evening, persons: persons(1, 2) });
    const [one, two] = links.map(({ token }) => token);
    const anybody = asAnybody(here);
    expect(await anybody.signups.open({ token: one ?? '' })).toMatchObject({ person: { name: 'Person 1' }, signed: null, over: false });
    await anybody.signups.answer({ token: one ?? '', command: 'a', coming: true });
    await anybody.signups.answer({ token: two ?? '', command: 'b', coming: true });
    expect((await night.one()).expected).toBe(2);
    await anybody.signups.answer({ token: two ?? '', command: 'c', coming: false });
    expect((await night.one()).expected).toBe(1);
    expect(await codeOf(anybody.signups.answer({ token: `${one}x`, command: 'd', coming: false }))).toBe('bad-link');
    now = until + 1000;
    expect(await codeOf(anybody.signups.answer({ token: one ?? '', command: 'e', coming: false }))).toBe('sign-up-over');
    await night.api.participants.signUp({ ...(await night.at()), person: person(3), coming: true });
    expect((await night.one()).expected).toBe(2);
  });
});

describe('an evening and its date', () => {
  it('F4 belongs to the date it was called for, deals after midnight included', async () => {
    await clubOf(here, 3);
    const night = nightAt(here);
    now = Date.parse('2026-08-31T17:00:00Z');
    const called = { tournament: evening, club: 'club-1' as never, date: '2026-08-31', name: 'Klubaften', open: true };
    const plan = { length: { kind: 'clock', until: '00:30' } } as const;
    await night.api.tournaments.announce({ command: 'announce', ...called, members: persons(1, 2, 3), plan });
    await night.api.participants.arrive({ ...(await night.at()), persons: persons(1, 2, 3) });
    await startRound(night, 1);
    now = Date.parse('2026-08-31T22:20:00Z');
    expect((await night.director()).clock).toEqual({ until: Date.parse('2026-08-31T22:30:00Z'), left: 600_000, over: false });
    now = Date.parse('2026-08-31T22:40:00Z');
    expect((await night.director()).clock).toMatchObject({ left: 0, over: true });
    await play(night, { round: 1, table: 1 }, 1);
    const { date, deals } = await night.api.evenings.one({ tournament: evening });
    expect({ date, deals }).toEqual({ date: '2026-08-31', deals: 1 });
    expect((await night.one()).date).toBe('2026-08-31');
  });
});

describe('an evening that is put away', () => {
  it('B10 wants its name typed, goes out of sight, loses nothing, and comes back', async () => {
    const night = await openNight(here, 3);
    await startRound(night, 1);
    await play(night, { round: 1, table: 1 }, 2);
    const wrong = night.api.tournaments.archive({ ...(await night.at()), name: 'klubaften' });
    expect(await codeOf(wrong)).toBe('name-differs');
    await night.api.tournaments.archive({ ...(await night.at()), name: 'Klubaften' });
    expect(await night.api.evenings.list()).toEqual([]);
    expect(await codeOf(night.api.rounds.close({ ...(await night.at()), round: 1 }))).toBe('tournament-archived');
    expect((await night.api.tables.one({ sitting: sittingAt({ round: 1, table: 1 }) })).deals).toHaveLength(2);
    await night.api.tournaments.restore(await night.at());
    expect(await night.api.evenings.list()).toMatchObject([{ id: evening, deals: 2, stage: 'running' }]);
  });
});

describe('an evening of a season', () => {
  const season = (name: string) => name as never;
  const criteria = { counting: { kind: 'sum' }, minimumEvenings: 0, tieBreaks: [], substitute: { kind: 'zero' } } as const;

  it('F6 is moved to another one by one audited act; both tables follow, what was announced stays', async () => {
    const night = await openNight(here, 3);
    const days = { name: 'Spring', from: '2026-09-01', to: '2027-06-01', game: null, criteria: { ...criteria, tieBreaks: [] } };
    for (const one of ['a', 'b']) {
      await night.api.seasons.open({ season: season(one), command: `open-${one}`, club: 'club-1' as never, ...days });
    }
    await night.api.tournaments.move({ ...(await night.at()), season: season('a'), why: 'Belongs there' });
    await startRound(night, 1);
    await play(night, { round: 1, table: 1 }, 1);
    await closeTable(night, { round: 1, table: 1 });
    await night.api.tournaments.publishList({ ...(await night.at()), round: 1, audience: 'public' });
    const lines = async (one: string) => (await night.api.standings.season({ season: season(one) })).lines.length;
    expect([await lines('a'), await lines('b')]).toEqual([3, 0]);
    await night.api.tournaments.move({ ...(await night.at()), season: season('b'), why: 'Split by accident' });
    expect([await lines('a'), await lines('b')]).toEqual([0, 3]);
    const published = await night.api.standings.published({ tournament: evening });
    expect(published).toMatchObject([{ kind: 'round', round: 1, at: now, audience: 'public' }]);
    const moves = (await here.log.readStream(`tournament-${evening}`)).filter(({ type }) => type === 'TournamentMoved');
    expect(moves.map(({ data }) => JSON.parse(data))).toMatchObject([{ season: 'a' }, { season: 'b' }]);
    expect(await codeOf(night.api.tournaments.move({ ...(await night.at()), season: season('b'), why: 'Again' }))).toBe('same-season');
    expect(await codeOf(night.api.tournaments.move({ ...(await night.at()), season: season('none'), why: 'Where' }))).toBe('not-found');
  });
});
