import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { temporaryInstallation, type TemporaryInstallation } from '../../support/installation';
import { plainDeal } from '../../views/sample';
import { askerFor, callerFor } from '../asking';
import { type Api, club, foundedClub, member, now } from './club';

let here: TemporaryInstallation;
let api: Api;

beforeEach(async () => {
  here = temporaryInstallation();
  api = await foundedClub(here);
});

afterEach(() => here.remove());

const evening = id<'tournament'>('e1');
const announce = (more: object = {}) =>
  api.tournaments.announce({ tournament: evening, command: 'e1', club, date: '2026-03-10', name: 'Klubaften', open: true, ...more });

describe('the money of the box', () => {
  it('is a statement: what was in it, every entry with the balance after it, what every account comes to', async () => {
    const anna = await member(api, 'Anna');
    await announce();
    const book = async (booking: Omit<Parameters<Api['box']['book']>[0], 'club' | 'command' | 'version'>) =>
      api.box.book({ ...(await now(api)), ...booking });
    await book({ reason: 'other', way: 'in', amount: 100_000, date: '2026-01-01', why: 'Fra den gamle kasse' });
    await book({ reason: 'entry-fee', amount: 5_000, date: '2026-03-10', tournament: evening, person: anna });
    await book({ reason: 'prize', amount: 20_000, date: '2026-03-11', person: anna });
    const statement = await api.box.statement({ club, from: '2026-03-01', to: '2026-03-31' });
    expect(statement).toMatchObject({ currency: 'DKK', opening: 100_000, closing: 85_000 });
    expect(statement.lines.map(({ account, amount, balance, name, tournament }) => [account, amount, balance, name, tournament?.name])).toEqual([
      ['entry-fees', 5_000, 105_000, 'Anna', 'Klubaften'],
      ['prizes', -20_000, 85_000, 'Anna', undefined],
    ]);
    expect(statement.accounts).toEqual([
      { account: 'box', opening: 100_000, moved: -15_000, closing: 85_000 },
      { account: 'entry-fees', opening: 0, moved: -5_000, closing: -5_000 },
      { account: 'prizes', opening: 0, moved: 20_000, closing: 20_000 },
      { account: 'fines', opening: 0, moved: 0, closing: 0 },
      { account: 'remainders', opening: 0, moved: 0, closing: 0 },
      { account: 'other', opening: -100_000, moved: 0, closing: -100_000 },
    ]);
    for (const column of ['opening', 'moved', 'closing'] as const) {
      expect(statement.accounts.reduce((sum, account) => sum + account[column], 0)).toBe(0);
    }
    const whole = await api.box.statement({ club });
    expect(whole.lines[0]).toMatchObject({ why: 'Fra den gamle kasse', by: 'person-1', kind: 'booked', reversed: false });
  });

  it('is corrected by an entry the other way, with a reason; both stay', async () => {
    await api.box.book({ ...(await now(api)), reason: 'fine', amount: 2_000, date: '2026-03-10' });
    const [booked] = (await api.box.statement({ club })).lines;
    const entry = booked?.entry ?? '';
    await api.box.reverse({ ...(await now(api)), entry, date: '2026-03-12', why: 'Var betalt' });
    const { lines, closing } = await api.box.statement({ club });
    expect(closing).toBe(0);
    expect(lines.map(({ kind, amount, date, reversed, why }) => ({ kind, amount, date, reversed, why }))).toEqual([
      { kind: 'booked', amount: 2_000, date: '2026-03-10', reversed: true, why: null },
      { kind: 'reversal', amount: -2_000, date: '2026-03-12', reversed: false, why: 'Var betalt' },
    ]);
    const again = await askerFor(here)('box.reverse', { ...(await now(api)), entry, date: '2026-03-12', why: 'Igen' });
    expect(again.error?.message).toBe('Posten er allerede ført tilbage.');
  });

  it('has the fee of an evening once, when it is ticked there', async () => {
    const anna = await member(api, 'Anna');
    await announce({ plan: { fee: 5_000 }, members: [anna] });
    const version = async () => (await here.log.readStream(`tournament-${evening}`)).length;
    await api.participants.payFee({ tournament: evening, command: randomUUID(), version: await version(), person: anna });
    expect((await api.box.statement({ club })).lines).toMatchObject([
      { account: 'entry-fees', amount: 5_000, date: '2026-03-10', person: anna, tournament: { id: evening } },
    ]);
  });

  it('is for those who may see it', async () => {
    await expect(callerFor(here, false).box.statement({ club })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('the points of the box', () => {
  it('are what the tables booked to the club and what arbiters took, with their worth in money', async () => {
    const persons = [await member(api, 'Anna'), await member(api, 'Bo'), await member(api, 'Carla')];
    await announce({ members: persons });
    const sitting = id<'sitting'>('s');
    const rules = { finesTo: 'club', potRemainder: 'club' };
    await api.tables.open({ tournament: evening, sitting, command: 's', round: 1, table: 1, game: 'danish-tarok', rules, persons });
    const deal = plainDeal(0, 1);
    const fined = { ...deal, result: { ...deal.result, fines: [{ seat: 2, kind: 'minor' }] } };
    await api.tables.recordDeal({ sitting, command: 'd', version: 2, deal: fined });
    await api.tables.close({ sitting, command: 'c', version: 3 });
    const version = async () => (await here.log.readStream(`tournament-${evening}`)).length;
    await api.tournaments.penalize({ tournament: evening, command: 'p', version: await version(), person: persons[0] ?? id('x'), points: -50, why: 'Gik for tidligt' });
    await api.clubs.setMoneyPerPoint({ ...(await now(api)), currency: 'DKK', minor: 25 });
    const { lines, opening, closing, worth, currency } = await api.box.points({ club });
    const kinds = lines.map(({ kind, amount, name, booking }) => [kind, amount, name, booking?.sitting]);
    expect(kinds[0]).toEqual(['fine', 10, 'Carla', 's']);
    expect(kinds.at(-1)).toEqual(['penalty', 50, 'Anna', undefined]);
    const remainders = lines.filter(({ kind }) => kind === 'remainder');
    expect(remainders.every(({ person, booking }) => person === null && booking?.part === 'closing')).toBe(true);
    expect(closing).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(lines.at(-1)?.balance).toBe(closing);
    expect([opening, worth, currency]).toEqual([0, closing * 25, 'DKK']);
    expect((await api.box.points({ club, from: '2026-03-11' })).opening).toBe(closing);
  });
});
