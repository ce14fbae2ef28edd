import { isTrackedEnvelope } from '@trpc/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from '@/api/refused';
import { appRouter } from '@/api/router';
import { actions } from '@/league/permissions';
import { type TemporaryInstallation, temporaryInstallation } from '../support/installation';
import { evening, openTable, person, plainDeal, table } from '../views/sample';
import { askerFor, callerFor, listen } from './asking';

let here: TemporaryInstallation;

beforeEach(async () => {
  here = temporaryInstallation();
  await openTable(here);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await here.remove();
});

const deal = (command: string, version: number, sent: unknown) => ({ sitting: table, command, version, deal: sent });
const recorded = (command: string, version: number, dealer: number, winner = 1) =>
  deal(command, version, plainDeal(dealer, winner));

type Definition = { readonly _def: { readonly type: string; readonly meta?: { readonly action?: string } } };

/** tRPC keeps all procedures flat, by dotted path; its type says that they are nested. */
const flat = (procedures: unknown) => procedures as Readonly<Record<string, Definition>>;

const events = async () => (await here.log.readStream(`sitting-${table}`)).map(({ type }) => type);

describe('every procedure', () => {
  const procedures = Object.entries(flat(appRouter._def.procedures));

  it('names its action in the table of permissions', () => {
    expect(procedures.length).toBeGreaterThan(15);
    const nameless = procedures.filter(([, { _def }]) => !actions.some((action) => action === _def.meta?.action));
    expect(nameless.map(([path]) => path)).toEqual([]);
  });

  /** What shows a signed link instead of an account. */
  const byLink = ['signups.answer'];

  it('that writes is refused to one who is not logged in, and nothing is stored', async () => {
    const before = await events();
    const ask = askerFor(here, false);
    const writing = procedures.filter(([path, { _def }]) => _def.type === 'mutation' && !byLink.includes(path));
    expect(writing.length).toBeGreaterThan(7);
    for (const [path] of writing) {
      const { status, error } = await ask(path, recorded('c1', 2, 0));
      expect([path, status]).toEqual([path, 401]);
      expect(error?.data.refusal?.code).toBe('unauthorized');
      expect(error?.message).toBe('Log ind først; der er intet gemt.');
    }
    expect(await events()).toEqual(before);
  });
});

describe('writing a deal', () => {
  it('answers with the table after it', async () => {
    const api = callerFor(here);
    const written = await api.tables.recordDeal(recorded('c1', 2, 0) as never);
    expect(written).toEqual({ sitting: table, version: 3, position: 5, repeated: false });
    const one = await api.tables.one({ sitting: table });
    expect(one.deals).toHaveLength(1);
    expect(one.version).toBe(3);
  });

  it('A1 a deal posted three times with one command id is booked once', async () => {
    const ask = askerFor(here);
    const first = await ask('tables.recordDeal', recorded('c7', 2, 0));
    const second = await ask('tables.recordDeal', recorded('c7', 2, 0));
    await ask('tables.recordDeal', recorded('c8', 3, 1));
    const third = await ask('tables.recordDeal', recorded('c7', 2, 0));
    expect(first.data).toMatchObject({ version: 3, position: 5, repeated: false });
    expect(second.data).toEqual({ ...(first.data as object), repeated: true });
    expect(third.data).toEqual({ ...(first.data as object), repeated: true });
    expect((await events()).filter((type) => type === 'DealRecorded')).toHaveLength(2);
    const one = await callerFor(here).tables.one({ sitting: table });
    expect(one.deals.map(({ dealer }) => dealer)).toEqual([0, 1]);
    expect(one.deals[0]?.bookings.filter(({ reason }) => reason === 'dealer-stake')).toHaveLength(2);
    expect(one.nextDealer).toBe(2);
  });

  it('A1 one command id with another deal is no repeat and is refused', async () => {
    const ask = askerFor(here);
    await ask('tables.recordDeal', recorded('c7', 2, 0));
    const other = await ask('tables.recordDeal', recorded('c7', 2, 0, 2));
    expect(other.error?.data.refusal?.code).toBe('command-reused');
    expect(await events()).toHaveLength(3);
  });

  it('A2 of two tabs with different content the second is shown both versions, and can correct', async () => {
    const ask = askerFor(here);
    await ask('tables.recordDeal', recorded('tab1', 2, 0, 1));
    const second = await ask('tables.recordDeal', recorded('tab2', 2, 0, 2));
    expect(second.status).toBe(409);
    const refusal = second.error?.data.refusal;
    expect(refusal?.code).toBe('version-conflict');
    expect(refusal?.versions).toMatchObject({ number: 1, version: 3, stored: plainDeal(0, 1), sent: plainDeal(0, 2) });
    expect(await events()).toHaveLength(3);
    const corrections = [{ number: 1, deal: refusal?.versions?.sent }];
    const correction = { sitting: table, command: 'tab2b', version: 3, corrections, why: 'Skrevet forkert' };
    expect((await ask('tables.correctDeals', correction)).status).toBe(200);
    const one = await callerFor(here).tables.one({ sitting: table });
    expect(one.deals[0]).toMatchObject({ versions: 2, corrected: true, why: 'Skrevet forkert' });
    expect(one.record.deals).toEqual([plainDeal(0, 2)]);
  });

  it('goes all the way: opened, joined, left, annulled, seats corrected, closed, reopened', async () => {
    const api = callerFor(here);
    const opening = { tournament: evening, round: 1, table: 2, game: 'danish-tarok', persons: [1, 2, 3].map(person) };
    const sitting = 'table-2' as typeof table;
    await api.tables.open({ sitting, command: 'o', ...opening });
    const at = (command: string, version: number) => ({ sitting, command, version });
    await api.tables.recordDeal({ ...at('a', 2), deal: plainDeal(0, 1) });
    await api.tables.annulDeal({ ...at('b', 3), number: 1, why: 'Forkert givet' });
    await api.tables.join({ ...at('c', 4), person: person(4), seat: 3 });
    await api.tables.leave({ ...at('d', 5), seat: 3 });
    await api.tables.correctSeats({ ...at('e', 6), persons: [2, 1, 3, 4].map(person), why: 'Byttet om' });
    await api.tables.close(at('f', 7));
    expect(await api.tables.one({ sitting })).toMatchObject({ state: 'closed', nextDealer: null });
    await api.tables.reopen({ ...at('g', 8), why: 'En til' });
    const one = await api.tables.one({ sitting });
    expect(one).toMatchObject({ state: 'running', version: 9, totals: [0, 0, 0, 0] });
    expect(one.seats[0]?.name).toBe('Bo');
    expect((await api.evenings.one({ tournament: evening })).tables).toHaveLength(2);
  });
});

describe('bad input', () => {
  const sentence = /^[A-ZÆØÅÄÖÜ0-9"„»].{8,}[.!?]$/u;
  const sum = { ...plainDeal(0, 1), result: { ...plainDeal(0, 1).result, points: [26, 26, 25] } };

  const withPoints = (points: unknown): never =>
    ({ ...plainDeal(0, 1), result: { ...plainDeal(0, 1).result, points: [points, 26, 26] } }) as never;
  const withWhy = (why: string): never => {
    const adjustments = [{ from: 'seat:0', to: 'seat:1', amount: 5, why }];
    return { ...plainDeal(0, 1), result: { ...plainDeal(0, 1).result, adjustments } } as never;
  };

  it.each([
    ['points that do not add up', 422, deal('c', 2, sum), 'points-sum', 'result.points'],
    ['a dealer whose turn it is not', 422, deal('c', 2, { ...plainDeal(0, 1), dealer: 7 }), 'bad-seat', 'dealer'],
    ['a field too many in the deal', 422, deal('c', 2, { ...plainDeal(0, 1), score: 40 }), 'unknown-field', 'score'],
    ['a field too many', 400, { ...recorded('c', 2, 0), score: 40 }, 'unknown-field', 'score'],
    ['a version that is no number', 400, { ...recorded('c', 2, 0), version: '2' }, 'wrong-type', 'version'],
    ['a version that is no integer', 400, { ...recorded('c', 2, 0), version: 2.5 }, 'not-integer', 'version'],
    ['no command id', 400, { sitting: table, version: 2, deal: plainDeal(0, 1) }, 'missing-field', 'command'],
    ['no deal', 400, { sitting: table, version: 2, command: 'c' }, 'missing-field', 'deal'],
    ['a deal that is struck', 422, deal('c', 2, { dealer: 1, struck: true, why: 'q' } as never), 'unknown-field', 'struck'],
    ['a number that is none', 400, deal('c', 2, withPoints(Number.NaN)), 'field-value', 'deal'],
    ['a number too big for JSON', 400, deal('c', 2, withPoints(10n)), 'field-value', 'deal'],
    ['a text without end', 400, deal('c', 2, withWhy('x'.repeat(501))), 'field-value', 'deal'],
    ['half a character', 400, deal('c', 2, withWhy('\ud800')), 'field-value', 'deal'],
    ['a deal that is a list', 400, deal('c', 2, [1]), 'field-value', 'deal'],
  ])('is answered in every language with what is wrong and where: %s', async (...[, status, input, code, path]) => {
    const warned = vi.spyOn(console, 'error');
    const before = await events();
    for (const language of ['da', 'de-AT', 'en']) {
      const { status: was, error } = await askerFor(here)('tables.recordDeal', input, language);
      expect(was).toBe(status);
      const problems = error?.data.refusal?.problems ?? [];
      expect(problems.map((problem) => [problem.code, problem.path])).toContainEqual([code, path]);
      for (const problem of problems) expect(problem.sentence).toMatch(sentence);
      expect(error?.message).toMatch(sentence);
      expect(error?.data.stack).toBeUndefined();
    }
    expect(await events()).toEqual(before);
    expect(warned).not.toHaveBeenCalled();
  });

  it('says what is not there, in the language of the reader', async () => {
    const { status, error } = await askerFor(here)('tables.close', { sitting: 'nowhere', command: 'c', version: 1 }, 'en');
    expect(status).toBe(404);
    expect(error?.data.refusal).toMatchObject({ code: 'not-found', params: { what: 'sitting', id: 'nowhere' } });
    const asked = callerFor(here).tables.one({ sitting: 'nowhere' as typeof table });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND', cause: expect.any(RefusedError) });
  });

  it('names a person by name, and a refused person leaves nothing behind', async () => {
    const join = { sitting: table, command: 'j', version: 2, person: person(1), seat: 3 };
    const { status, error } = await askerFor(here)('tables.join', join, 'en');
    expect(status).toBe(422);
    expect(error?.data.refusal?.code).toBe('already-present');
    expect(error?.message).toContain('Anna');
    expect(await events()).toHaveLength(2);
  });

  it('of a bug says nothing of the inside, and it is printed', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...here, states: { load: () => Promise.reject(new Error('secret inside')) } };
    const { status, error } = await askerFor(broken)('tables.recordDeal', recorded('c', 2, 0), 'en');
    expect(status).toBe(500);
    expect(error?.message).toMatch(sentence);
    expect(JSON.stringify(error)).not.toContain('secret inside');
    expect(printed).toHaveBeenCalledOnce();
  });
});

describe('asking', () => {
  it('needs no log-in, and says who is logged in', async () => {
    expect(await callerFor(here, false).me()).toBeNull();
    expect(await callerFor(here).me()).toEqual({ account: 'person-1', name: 'Anna' });
    const [listed] = await callerFor(here, false).evenings.list();
    expect(listed).toMatchObject({ id: evening, name: 'Klubaften', tables: 1 });
    expect(await callerFor(here, false).health()).toMatchObject({ ok: true, head: 4, views: 4 });
  });

  it('for people is for officials', async () => {
    const club = { club: 'club-1' as never };
    await expect(callerFor(here, false).people.ofClub(club)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await callerFor(here).people.ofClub(club)).toHaveLength(3);
  });
});

describe('a live table', () => {
  it('tells a second reader of a new deal, under the position where a broken line goes on', async () => {
    const api = callerFor(here);
    const news = (await api.tables.live({ sitting: table, position: 4 }))[Symbol.asyncIterator]();
    const first = news.next();
    await api.tables.recordDeal({ sitting: table, command: 'a', version: 2, deal: plainDeal(0, 1) });
    const { value } = await first;
    expect(isTrackedEnvelope(value)).toBe(true);
    expect((value as unknown as readonly unknown[]).slice(0, 2)).toEqual(['5', { position: 5 }]);
    await api.tables.recordDeal({ sitting: table, command: 'b', version: 3, deal: plainDeal(1, 1) });
    const resumed = (await api.evenings.live({ tournament: evening, position: 0, lastEventId: 5 }))[Symbol.asyncIterator]();
    expect(((await resumed.next()).value as unknown as readonly unknown[])[0]).toBe('6');
    await resumed.return?.();
    await news.return?.();
  });

  it('is an event stream over HTTP that says under which position a browser may come back', async () => {
    const stream = await listen(here, 'tables.live', { sitting: table, position: 4 });
    expect(stream.type).toBe('text/event-stream');
    await stream.until('connected');
    await callerFor(here).tables.recordDeal({ sitting: table, command: 'a', version: 2, deal: plainDeal(0, 1) });
    expect(await stream.until('id: 5')).toContain('{"json":{"position":5}}');
    await stream.close();
    const again = await listen(here, 'tables.live', { sitting: table, position: 0, lastEventId: 4 });
    expect(await again.until('id: 5')).not.toContain('id: 4');
    await again.close();
  });
});
