import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { temporaryInstallation, type TemporaryInstallation } from '../../support/installation';
import { askerFor, callerFor } from '../asking';
import { type Api, club, foundedClub, member, now } from './club';

let here: TemporaryInstallation;
let api: Api;
/** Half past midnight in Copenhagen, while it is still the day before in Greenwich. */
const at = Date.parse('2026-08-31T22:30:00Z');

beforeEach(async () => {
  here = temporaryInstallation(() => at);
  api = await foundedClub(here);
});

afterEach(() => here.remove());

describe('a club', () => {
  it('is found in the list, with how many belong to it and what comes next by its own calendar', async () => {
    await member(api, 'Anna');
    for (const [tournament, date] of [['a', '2026-08-25'], ['b', '2026-08-31'], ['c', '2026-09-01'], ['d', '2026-09-08']] as const) {
      await api.tournaments.announce({ tournament: id(tournament), command: `c-${tournament}`, club, date, name: 'Klubaften' });
    }
    const anyone = callerFor(here, false);
    const next = { id: 'c', name: 'Klubaften', date: '2026-09-01' };
    expect(await anyone.clubs.list()).toEqual([{ id: club, name: 'Tarokklubben Ultimo', look: null, members: 1, next }]);
    expect(await anyone.clubs.one({ club })).toMatchObject({
      timeZone: 'Europe/Copenhagen',
      guests: 0,
      former: 0,
      evenings: 4,
      last: { id: 'b' },
      next,
      houseRules: [],
    });
  });

  it('is renamed, in the list of evenings too', async () => {
    await api.tournaments.announce({ tournament: id('a'), command: 'c-a', club, date: '2026-09-01', name: 'Klubaften' });
    await api.clubs.rename({ ...(await now(api)), name: 'Ultimo af 1812' });
    expect((await api.clubs.one({ club })).name).toBe('Ultimo af 1812');
    expect((await api.evenings.list())[0]?.club.name).toBe('Ultimo af 1812');
  });

  it('that there is none of is not found', async () => {
    await expect(api.clubs.one({ club: id('no') })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Klubben findes ikke.' });
    await expect(api.members.list({ club: id('no') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.box.statement({ club: id('no') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.box.points({ club: id('no') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has a look as data for both themes; a colour that is lost in one is refused with the nearest that is not', async () => {
    const wish = await now(api);
    const ask = askerFor(here);
    const pale = await ask('clubs.chooseLook', { ...wish, accent: '#ffee88', emblem: 'cups' });
    expect(pale.status).toBe(422);
    const nearest = String(pale.error?.data.refusal?.params['nearest']);
    expect(pale.error?.message).toBe(`Farven #ffee88 kan ikke skelnes fra den lyse baggrund. Den nærmeste, der kan, er ${nearest}.`);
    await api.clubs.chooseLook({ ...wish, accent: nearest, emblem: 'crown' });
    const { look } = await api.clubs.one({ club });
    expect(look).toMatchObject({ accent: nearest, emblem: 'crown', onAccent: expect.stringMatching(/^#(000000|ffffff)$/) });
  });

  it('is not overwritten by one who saw it as it was before', async () => {
    const seen = await now(api);
    await api.clubs.rename({ ...seen, name: 'Først' });
    const late = api.clubs.rename({ ...seen, command: 'late', name: 'Sidst' });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await api.clubs.one({ club })).name).toBe('Først');
  });

  it('has a log of who did what when, for those who may see it', async () => {
    const person = await member(api, 'Anna', { number: 7 });
    await api.members.giveNumber({ ...(await now(api)), person, number: 8 });
    const [last] = await api.clubs.log({ club });
    expect(last).toEqual({
      version: 3,
      at,
      by: 'person-1',
      byName: null,
      type: 'MemberNumberGiven',
      data: { person, number: 8 },
      name: 'Anna',
    });
    expect((await api.clubs.log({ club, before: 3, limit: 1 })).map(({ type }) => type)).toEqual(['MemberJoined']);
    await expect(callerFor(here, false).clubs.log({ club })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('house rules', () => {
  const set = async (rules: unknown) =>
    api.houseRules.set({ ...(await now(api)), game: 'danish-tarok', name: 'Vores regler', rules });

  it('F7 are copied by content: what is raised in March leaves the evening of February as it was', async () => {
    await set({ preset: 'dtf-2011', lastTrick: 20, foundation: 10 });
    await api.tournaments.announce({ tournament: id('february'), command: 'f', club, date: '2026-02-10', name: 'Klubaften' });
    await set({ preset: 'dtf-2011', lastTrick: 25, foundation: 10 });
    await api.tournaments.announce({ tournament: id('march'), command: 'm', club, date: '2026-03-10', name: 'Klubaften' });
    const rulesOf = async (tournament: string) => (await here.log.readStream(`tournament-${tournament}`)).map(({ data }) => JSON.parse(data).rules)[0];
    expect(await rulesOf('february')).toMatchObject({ lastTrick: 20, foundation: 10 });
    expect(await rulesOf('march')).toMatchObject({ lastTrick: 25, foundation: 10 });
    expect(await api.houseRules.ofClub({ club })).toEqual([
      {
        game: 'danish-tarok',
        name: 'Vores regler',
        preset: 'dtf-2011',
        rules: await rulesOf('march'),
        differences: [
          { option: 'foundation', preset: 20, own: 10 },
          { option: 'lastTrick', preset: 20, own: 25 },
        ],
        at,
      },
    ]);
    const log = await api.clubs.log({ club });
    expect(log.map(({ type, data }) => [type, (data['rules'] as { lastTrick?: number } | undefined)?.lastTrick])).toEqual([
      ['HouseRulesSet', 25],
      ['HouseRulesSet', 20],
      ['ClubFounded', undefined],
    ]);
  });

  it('that cannot be are refused with the option they are wrong in', async () => {
    const answer = await askerFor(here)('houseRules.set', { ...(await now(api)), game: 'danish-tarok', name: 'x', rules: { lastTrick: -5 } });
    expect(answer.error?.data.refusal).toMatchObject({ code: 'bad-rules', problems: [{ code: 'option-value', path: 'lastTrick' }] });
  });

  it('are given up: the club plays a published set again', async () => {
    await set({ lastTrick: 25 });
    await api.houseRules.drop({ ...(await now(api)), game: 'danish-tarok' });
    expect(await api.houseRules.ofClub({ club })).toEqual([]);
  });
});
