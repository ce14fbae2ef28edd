import { beforeEach, describe, expect, it } from 'vitest';
import { app } from '@/command/app';
import { foundClub } from '@/command/clubs';
import { run } from '@/command/run';
import * as commands from '@/command/sittings';
import { announceTournament } from '@/command/tournaments';
import { id } from '@/kernel/ids';
import { anyone } from '@/league/permissions';
import { VersionConflict } from '@/log/errors';
import { memoryLog } from '@/log/memory';
import packageFile from '../../package.json';
import { even, kingUltimo, opening, person, plain, playedDeal, score } from '../league/sittings/table';
import { ask, openTable, testDesk, type TestDesk } from './desk';

let desk: TestDesk;
beforeEach(async () => {
  desk = testDesk();
  await openTable(desk);
});

const deal = (command: string, version: number, what = plain(0, 1, even)) =>
  ask(desk, commands.recordDeal, { command, id: 's', version, input: { deal: what } });

const events = async () => (await desk.log.readStream('sitting-s')).map(({ type }) => type);
const sitting = async () => {
  const state = await desk.states.load(commands.sittingStream, 's');
  if (!state) throw new Error('no sitting');
  return state;
};

describe('writing', () => {
  it('answers with position and version, and the views have seen it', async () => {
    expect(await deal('c1', 2)).toEqual({ ok: true, value: { position: 5, version: 3, duplicate: false } });
    expect(desk.caughtUp).toBe(5);
    expect(await events()).toEqual(['SittingOpened', 'SeatsAssigned', 'DealRecorded']);
  });

  it('says beside the event who did it, by which command, with which version of the product', async () => {
    await deal('c1', 2);
    const [stored] = await desk.log.readStream('sitting-s', 2);
    expect(JSON.parse(stored?.meta ?? '')).toEqual({ actor: 'kirsten', command: 'c1', app: packageFile.version });
    expect(app).toBe(packageFile.version);
    expect((await sitting()).deals[0]?.versions[0]).toMatchObject({ by: 'kirsten', at: 1_000 });
  });

  it('is refused to who may not, and nothing is stored', async () => {
    const call = { command: 'c1', id: 's', version: 2, actor: anyone, input: { deal: plain(0, 1, even) } };
    const answer = await run(desk, commands.recordDeal, call);
    expect(answer).toEqual({ ok: false, refusal: { code: 'forbidden', params: { action: 'record-deal' } } });
    expect(await events()).toHaveLength(2);
  });

  it('is refused about what does not exist', async () => {
    const input = { deal: plain(0, 1, even) };
    const answer = await ask(desk, commands.recordDeal, { command: 'c1', id: 'x', version: 1, input });
    expect(answer).toEqual({ ok: false, refusal: { code: 'not-found', params: { what: 'sitting', id: 'x' } } });
  });

  it('must say which version was seen, unless it begins a stream', async () => {
    const blind = ask(desk, commands.recordDeal, { command: 'c1', id: 's', input: { deal: plain(0, 1, even) } });
    await expect(blind).rejects.toThrow('record-deal must say what it saw');
  });

  it('takes undefined fields for absent ones, as they come from a browser', async () => {
    const result = { ...plain(0, 1, even).result, void: undefined, fines: undefined };
    const input = { deal: { dealer: 0, result, amounts: undefined } };
    expect(await ask(desk, commands.recordDeal, { command: 'c1', id: 's', version: 2, input })).toMatchObject({ ok: true });
  });
});

describe('one command twice', () => {
  it('A1 a deal sent again, and once more an hour later, is one event with one answer', async () => {
    const first = await deal('c7', 2);
    const second = await deal('c7', 2);
    const later = testDesk(desk.log);
    const input = { deal: plain(0, 1, even) };
    const third = await ask({ ...later, clock: () => 3_601_000 }, commands.recordDeal, { command: 'c7', id: 's', version: 2, input });
    const repeated = { ok: true, value: { position: 5, version: 3, duplicate: true } };
    expect(first).toEqual({ ok: true, value: { position: 5, version: 3, duplicate: false } });
    expect([second, third]).toEqual([repeated, repeated]);
    expect((await events()).filter((type) => type === 'DealRecorded')).toHaveLength(1);
    const [only] = score(await sitting()).deals;
    const stakes = only && 'entries' in only ? only.entries.filter(({ reason }) => reason === 'dealer-stake') : [];
    expect(stakes.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      ['seat:0', 'pot:king', 5],
      ['seat:0', 'pot:pagat', 5],
    ]);
    expect(await deal('c8', 3, plain(1, 2, even))).toMatchObject({ ok: true, value: { version: 4 } });
  });

  it('A1 both answers are the same when the two arrive at once', async () => {
    const answers = await Promise.all([deal('c7', 2), deal('c7', 2)]);
    expect(answers.map((answer) => answer.ok && answer.value.version)).toEqual([3, 3]);
    expect(await events()).toHaveLength(3);
  });

  it('is the same command though the page has been told of a newer version meanwhile', async () => {
    await deal('c7', 2);
    expect(await deal('c7', 3)).toMatchObject({ ok: true, value: { version: 3, duplicate: true } });
  });

  it('is the same command however its letters are composed and its keys are ordered', async () => {
    const text = (why: string) => ({ lastTrick: 1, fines: [{ seat: 1, kind: 'minor', why }] });
    const { result } = plain(0, 1, even);
    await deal('c7', 2, { dealer: 0, result: { ...result, ...text('Ren\u00e9') } });
    const again = { result: { ...text('Rene\u0301'), ...result }, dealer: 0 };
    expect(await deal('c7', 2, again)).toMatchObject({ ok: true, value: { duplicate: true } });
    expect(desk.texts.size).toBe(1);
  });

  it('is refused with other content', async () => {
    await deal('c7', 2);
    expect(await deal('c7', 2, kingUltimo(0, 2, even))).toEqual({ ok: false, refusal: { code: 'command-reused' } });
    const closing = await ask(desk, commands.closeSitting, { command: 'c7', id: 's', version: 3, input: {} });
    expect(closing).toEqual({ ok: false, refusal: { code: 'command-reused' } });
    expect(await events()).toHaveLength(3);
  });

  it('may be tried again after a refusal, since nothing was stored', async () => {
    expect(await deal('c7', 2, plain(1, 1, even.with(0, 27)))).toMatchObject({ ok: false });
    expect(await deal('c7', 2)).toMatchObject({ ok: true, value: { duplicate: false } });
  });
});

describe('two writers', () => {
  const ours = plain(0, 1, even);
  const theirs = kingUltimo(0, 2, even);

  it('A2 the second of two tabs is shown both versions, and nothing is overwritten', async () => {
    await deal('tab-1', 2, theirs);
    expect(await deal('tab-2', 2, ours)).toEqual({
      ok: false,
      refusal: {
        code: 'version-conflict',
        params: { expected: 2, actual: 3 },
        versions: { number: 1, stored: theirs, sent: ours, version: 3, theirs: [{ number: 1, deal: theirs }] },
      },
    });
    expect(await events()).toHaveLength(3);
  });

  it('A2 the second is shown both versions when the two arrive at once', async () => {
    const [one, two] = await Promise.all([deal('tab-1', 2, theirs), deal('tab-2', 2, ours)]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toMatchObject({ ok: false, refusal: { code: 'version-conflict', versions: { stored: theirs, sent: ours } } });
    expect(await events()).toHaveLength(3);
  });

  it('A2 the second can be sent as a correction of the first', async () => {
    await deal('tab-1', 2, theirs);
    const input = { corrections: [{ number: 1, deal: ours }], why: 'both had written' };
    const answer = await ask(desk, commands.correctDeals, { command: 'c', id: 's', version: 3, input });
    expect(answer).toMatchObject({ ok: true, value: { version: 4 } });
    expect((await sitting()).deals[0]?.versions.map((version) => version.deal)).toEqual([theirs, ours]);
  });

  it('names the deal that was corrected meanwhile', async () => {
    await deal('c1', 2);
    const correction = (command: string, winner: number) =>
      ask(desk, commands.correctDeals, {
        command,
        id: 's',
        version: 3,
        input: { corrections: [{ number: 1, deal: plain(0, winner, even) }], why: 'misread' },
      });
    await correction('c2', 2);
    expect(await correction('c3', 0)).toMatchObject({
      refusal: { code: 'version-conflict', versions: { number: 1, stored: plain(0, 2, even), sent: plain(0, 0, even) } },
    });
  });

  it('shows no deal when something else happened meanwhile', async () => {
    await deal('c1', 2);
    const leaving = { command: 'c2', id: 's', version: 2, input: { seat: 0 } };
    expect(await ask(desk, commands.leave, leaving)).toMatchObject({
      refusal: { code: 'version-conflict', versions: { number: null, stored: null } },
    });
  });

  it('decides again when another server was faster between reading and writing', async () => {
    const other = testDesk(desk.log);
    let first = true;
    const log = {
      ...desk.log,
      append: async (...args: Parameters<typeof desk.log.append>) => {
        if (first) {
          first = false;
          await ask(other, commands.recordDeal, { command: 'theirs', id: 's', version: 2, input: { deal: theirs } });
        }
        return desk.log.append(...args);
      },
    };
    const answer = await ask({ ...desk, log }, commands.recordDeal, { command: 'ours', id: 's', version: 2, input: { deal: ours } });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'version-conflict' } });
    await expect(desk.log.append('sitting-s', [{ type: 'X', schema: 1, data: {} }], { expected: 2 })).rejects.toThrow(VersionConflict);
  });
});

describe('what stands outside the stream', () => {
  const missing = (what: string, of: string) => ({ ok: false, refusal: { code: 'not-found', params: { what, id: of } } });

  it('must exist: club, tournament, persons', async () => {
    const evening = { club: id<'club'>('other'), date: '2026-11-24', name: 'x' };
    expect(await ask(desk, announceTournament, { command: 'a', id: 'u', input: evening })).toEqual(missing('club', 'other'));
    const nowhere = { ...opening, tournament: id<'tournament'>('u') };
    expect(await ask(desk, commands.openSitting, { command: 'b', id: 'v', input: nowhere })).toEqual(missing('tournament', 'u'));
    const stranger = { ...opening, persons: ['anna', 'bo', 'nobody'].map(person) };
    expect(await ask(desk, commands.openSitting, { command: 'c', id: 'v', input: stranger })).toEqual(missing('person', 'nobody'));
    const join = { command: 'd', id: 's', version: 2, input: { person: person('nobody'), seat: 3 } };
    expect(await ask(desk, commands.join, join)).toEqual(missing('person', 'nobody'));
    const seats = { persons: stranger.persons, why: 'wrong' };
    expect(await ask(desk, commands.correctSeats, { command: 'e', id: 's', version: 2, input: seats })).toEqual(missing('person', 'nobody'));
  });

  it('is founded, announced and opened once', async () => {
    expect(await ask(desk, foundClub, { command: 'x1', id: 'club', input: { name: 'Again' } })).toMatchObject({
      refusal: { code: 'already-founded' },
    });
    const evening = { club: id<'club'>('club'), date: '2026-02-30', name: 'x' };
    expect(await ask(desk, announceTournament, { command: 'x2', id: 't', input: evening })).toMatchObject({
      refusal: { code: 'already-announced' },
    });
    expect(await ask(desk, announceTournament, { command: 'x3', id: 'u', input: evening })).toMatchObject({
      refusal: { code: 'bad-date', params: { date: '2026-02-30' } },
    });
    expect(await ask(desk, foundClub, { command: 'x4', id: 'club2', input: { name: ' ' } })).toMatchObject({
      refusal: { code: 'name-missing' },
    });
    expect(await ask(desk, commands.openSitting, { command: 'x5', id: 's', input: opening })).toMatchObject({
      refusal: { code: 'already-open' },
    });
  });
});

describe('texts that people type', () => {
  const fined = (why: string) => ({ dealer: 0, result: { ...plain(0, 1, even).result, fines: [{ seat: 1, kind: 'minor', why }] } });
  const logText = async () => JSON.stringify(await desk.log.readAll());

  it('are kept beside the people; the log has a reference', async () => {
    await deal('c1', 2, fined('Bo peeked'));
    expect([...desk.texts.values()]).toEqual(['Bo peeked']);
    expect(await logText()).not.toContain('peeked');
    expect(await logText()).toContain(`text:${[...desk.texts.keys()][0]}:`);
  });

  it('are kept in actions too', async () => {
    const actions = [{ type: 'fine', seat: 2, kind: 'irrecoverable', why: 'looked into the skat' }];
    const cards = { hands: dealt.hands, talon: dealt.talon };
    expect(await deal('c1', 2, { dealer: 0, cards, actions })).toMatchObject({ ok: true });
    expect(await logText()).not.toContain('skat');
    expect([...desk.texts.values()]).toEqual(['looked into the skat']);
  });

  it('leave nothing behind when the decision is refused', async () => {
    expect(await deal('c1', 2, { ...fined('Bo peeked'), dealer: 0, result: { ...fined('Bo peeked').result, points: [1, 2, 3] } })).toMatchObject({
      ok: false,
    });
    expect(desk.texts.size).toBe(0);
  });

  it('are not stored again by a correction that leaves them as they are', async () => {
    await deal('c1', 2, fined('Bo peeked'));
    const again = { ...fined('Bo peeked'), result: { ...fined('Bo peeked').result, points: [27, 25, 26] } };
    const input = { corrections: [{ number: 1, deal: again }], why: 'counted again' };
    await ask(desk, commands.correctDeals, { command: 'c2', id: 's', version: 3, input });
    expect([...desk.texts.values()]).toEqual(['Bo peeked', 'counted again']);
  });

  it('make a correction that changes nothing a refusal, as without them', async () => {
    await deal('c1', 2, fined('Bo peeked'));
    const input = { corrections: [{ number: 1, deal: fined('Bo peeked') }], why: 'for nothing' };
    expect(await ask(desk, commands.correctDeals, { command: 'c2', id: 's', version: 3, input })).toEqual({
      ok: false,
      refusal: { code: 'nothing-changed' },
    });
    expect([...desk.texts.values()]).toEqual(['Bo peeked']);
  });

  it('cannot pretend to be a reference', async () => {
    const pretended = `text:id-1:${'a'.repeat(64)}`;
    await deal('c1', 2, fined(pretended));
    expect([...desk.texts.values()]).toEqual([pretended]);
    expect(await logText()).not.toContain('a'.repeat(64));
  });
});

describe('a disk that takes nothing', () => {
  const failing = (code: string) => ({
    ...desk,
    log: { ...desk.log, append: () => Promise.reject(Object.assign(new Error('no'), { code })) },
  });
  const call = { command: 'c1', id: 's', version: 2, input: { deal: plain(0, 1, even) } };

  it.each([
    ['SQLITE_FULL', 'disk-full'],
    ['SQLITE_READONLY', 'read-only'],
    ['SQLITE_IOERR_WRITE', 'disk-error'],
    ['SQLITE_BUSY', 'busy'],
  ])('is a refusal: %s', async (code, reason) => {
    expect(await ask(failing(code), commands.recordDeal, call)).toEqual({
      ok: false,
      refusal: { code: 'store-unavailable', params: { reason } },
    });
    expect(await ask(desk, commands.recordDeal, call)).toMatchObject({ ok: true });
  });

  it('does not hide a bug', async () => {
    await expect(ask(failing('SQLITE_CONSTRAINT'), commands.recordDeal, call)).rejects.toThrow('no');
  });

  it('does not take back what is stored when only the views cannot be written', async () => {
    const catchUp = () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    expect(await ask({ ...desk, views: { ...desk.views, catchUp } }, commands.recordDeal, call)).toMatchObject({ ok: true });
    expect(await events()).toHaveLength(3);
  });
});

describe('the states that are kept', () => {
  it('take in what another server has written', async () => {
    await sitting();
    await ask(testDesk(desk.log), commands.recordDeal, { command: 'c1', id: 's', version: 2, input: { deal: plain(0, 1, even) } });
    expect((await sitting()).version).toBe(3);
  });

  it('read only what is new', async () => {
    const reads: number[] = [];
    const log = { ...memoryLog(), readStream: async (_: string, after = 0) => (reads.push(after), desk.log.readStream('sitting-s', after)) };
    const { states } = testDesk(log);
    await states.load(commands.sittingStream, 's');
    await states.load(commands.sittingStream, 's');
    expect(reads).toEqual([0, 2]);
  });
});

const dealt = dealtCards();

function dealtCards() {
  const { cards } = playedDeal([0, 1, 2], 0, 7);
  if (!cards) throw new Error('not dealt');
  return cards;
}
