import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject, NewEvent, StoredEvent } from '@/kernel/event';
import { CommandReused, VersionConflict } from '@/log/errors';
import { follow } from '@/log/follow';
import type { Log } from '@/log/log';
import { verify } from '@/log/verify';

/** A store under test. `reopen` gives a log over the same content; where it is kept, from what was kept. */
export type Store = { readonly log: Log; readonly reopen: () => Promise<Log>; readonly remove: () => Promise<void> };

export type StoreMaker = (clock?: () => number) => Promise<Store>;

const noted = (n: number, more: JsonObject = {}): NewEvent => ({ type: 'Noted', schema: 1, data: { n, ...more } });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What every store of the log must do, whatever it is made of. */
export function conformance(name: string, make: StoreMaker): void {
  describe(`the log in ${name}`, () => {
    let store: Store;
    let log: Log;
    beforeEach(async () => {
      store = await make();
      log = store.log;
    });
    afterEach(() => store.remove());
    const current = () => log;
    appending(current);
    commands(current);
    racing(current);
    content(current);
    reading(current);
    checking(current);
    following(current);
    lifetime(() => store, make);
  });
}

function appending(log: () => Log): void {
  describe('appending', () => {
    it('starts positions and versions at 1 and keeps positions dense over all streams', async () => {
      expect(await log().append('a', [noted(1), noted(2)], { expected: 0 })).toEqual({
        firstPosition: 1,
        lastPosition: 2,
        version: 2,
        duplicate: false,
      });
      expect(await log().append('b', [noted(3)], { expected: 0 })).toMatchObject({ lastPosition: 3, version: 1 });
      expect(await log().append('a', [noted(4)], { expected: 2 })).toMatchObject({ lastPosition: 4, version: 3 });
      expect((await log().readAll()).map((event) => event.position)).toEqual([1, 2, 3, 4]);
    });

    it.each([
      ['0 for a stream that exists', 0],
      ['a version that is past', 1],
      ['a version that is ahead', 7],
    ])('refuses %s, says where the stream is, and stores nothing', async (_, expected) => {
      await log().append('a', [noted(1), noted(2)], { expected: 0 });
      const late = log().append('a', [noted(3)], { expected, commandId: 'late' });
      await expect(late).rejects.toBeInstanceOf(VersionConflict);
      await expect(late).rejects.toMatchObject({ stream: 'a', expected, actual: 2 });
      expect(await log().head()).toBe(2);
      expect(await log().findCommand('late')).toBeNull();
    });

    it('goes on after a refusal without a gap', async () => {
      await log().append('a', [noted(1)], { expected: 0 });
      await expect(log().append('a', [noted(2)], { expected: 0 })).rejects.toBeInstanceOf(VersionConflict);
      expect(await log().append('a', [noted(2)], { expected: 1 })).toMatchObject({ lastPosition: 2, version: 2 });
    });

    it('takes any version where any is expected', async () => {
      await log().append('a', [noted(1)], { expected: 'any' });
      expect(await log().append('a', [noted(2)], { expected: 'any' })).toMatchObject({ version: 2 });
    });

    it('refuses an append of no events', async () => {
      await expect(log().append('a', [], { expected: 0 })).rejects.toThrow('nothing to append to a');
    });

    it.each([
      ['a stream without a name', '', noted(1), 0, 'not the name of a stream'],
      ['a stream with a space', 'a b', noted(1), 0, 'not the name of a stream'],
      ['an event without a type', 'a', { ...noted(1), type: '' }, 0, 'needs a type'],
      ['a schema version below 1', 'a', { ...noted(1), schema: 0 }, 0, 'not a schema version'],
      ['half a version', 'a', noted(1), 0.5, 'not a version to expect'],
      ['a version below 0', 'a', noted(1), -1, 'not a version to expect'],
    ])('refuses %s', async (_, stream, event, expected, message) => {
      await expect(log().append(stream, [event], { expected })).rejects.toThrow(message);
      expect(await log().head()).toBe(0);
    });
  });
}

function commands(log: () => Log): void {
  describe('commands', () => {
    it('answers a repeated command as the first time and stores it once', async () => {
      const first = await log().append('a', [noted(1)], { expected: 0, commandId: 'c1' });
      const again = await log().append('a', [noted(1)], { expected: 0, commandId: 'c1' });
      expect(again).toEqual({ ...first, duplicate: true });
      expect(await log().head()).toBe(1);
    });

    it('answers a repeat with the first version though the stream has gone on', async () => {
      await log().append('a', [noted(1)], { expected: 0, commandId: 'c1' });
      await log().append('a', [noted(2)], { expected: 1 });
      const again = await log().append('a', [noted(1)], { expected: 0, commandId: 'c1' });
      expect(again).toEqual({ firstPosition: 1, lastPosition: 1, version: 1, duplicate: true });
    });

    it.each([
      ['other data', 'a', noted(2)],
      ['another type', 'a', { ...noted(1), type: 'Other' }],
      ['another stream', 'b', noted(1)],
    ])('refuses a command id that comes again with %s', async (_, stream, event) => {
      await log().append('a', [noted(1)], { expected: 0, commandId: 'c1' });
      const reuse = log().append(stream, [event], { expected: 'any', commandId: 'c1' });
      await expect(reuse).rejects.toBeInstanceOf(CommandReused);
      await expect(reuse).rejects.toMatchObject({ id: 'c1' });
      expect(await log().head()).toBe(1);
    });

    it('takes the fingerprint it is given, whatever the events have become', async () => {
      const options = { expected: 'any', commandId: 'c1', fingerprint: 'input' } as const;
      await log().append('a', [noted(1)], options);
      expect(await log().append('a', [noted(2)], options)).toMatchObject({ lastPosition: 1, duplicate: true });
      const other = log().append('a', [noted(1)], { ...options, fingerprint: 'other input' });
      await expect(other).rejects.toBeInstanceOf(CommandReused);
    });

    it('finds a command that was answered, and none that was not', async () => {
      await log().append('a', [noted(1), noted(2)], { expected: 0, commandId: 'c1', fingerprint: 'f' });
      const appended = { firstPosition: 1, lastPosition: 2, version: 2, duplicate: true };
      expect(await log().findCommand('c1')).toEqual({ fingerprint: 'f', appended });
      expect(await log().findCommand('c2')).toBeNull();
    });

    it('does not remember a command whose append was refused', async () => {
      const refused = log().append('a', [noted(1)], { expected: 5, commandId: 'c1' });
      await expect(refused).rejects.toBeInstanceOf(VersionConflict);
      expect(await log().append('a', [noted(9)], { expected: 0, commandId: 'c1' })).toMatchObject({ version: 1 });
    });
  });
}

function racing(log: () => Log): void {
  describe('appends at one time', () => {
    it('let exactly one of 40 win a version', async () => {
      const racers = numbers(40).map((n) => log().append('race', [noted(n)], { expected: 0 }));
      const ends = await Promise.allSettled(racers);
      expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
      const lost = ends.filter((end) => end.status === 'rejected');
      expect(lost.every((end) => end.reason instanceof VersionConflict)).toBe(true);
      expect(await log().head()).toBe(1);
    });

    it('store one command once though it comes 40 times together', async () => {
      const retries = numbers(40).map(() => log().append('a', [noted(1)], { expected: 'any', commandId: 'same' }));
      const answers = await Promise.all(retries);
      expect(answers.filter((answer) => !answer.duplicate)).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.lastPosition))).toEqual(new Set([1]));
      expect(await log().head()).toBe(1);
    });

    it('all land where any version is expected, several events of one append side by side', async () => {
      const racers = numbers(300).map((n) => log().append('any', [noted(n), noted(n)], { expected: 'any' }));
      await Promise.all(racers);
      const events = await log().readStream('any');
      expect(events.map((event) => event.version)).toEqual(numbers(600).map((n) => n + 1));
      for (let i = 0; i < 600; i += 2) expect(events[i]?.data).toBe(events[i + 1]?.data);
      expect(await verify(log())).toEqual({ sound: true, events: 600, streams: 1 });
    });

    it('leave their neighbours alone when they are refused', async () => {
      const ends = await Promise.allSettled([
        log().append('a', [noted(1)], { expected: 0, commandId: 'c1' }),
        log().append('a', [noted(2)], { expected: 0 }),
        log().append('b', [noted(3)], { expected: 0, commandId: 'c1' }),
        log().append('c', [{ type: 'Noted', schema: 1, data: { n: 0.5 } }], { expected: 0 }),
        log().append('a', [noted(4)], { expected: 1 }),
      ]);
      expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
      expect((await log().readAll()).map((event) => event.data)).toEqual(['{"n":1}', '{"n":4}']);
      expect(await verify(log())).toMatchObject({ sound: true, events: 2 });
    });

    it('are answered in the order in which they came', async () => {
      const answers = await Promise.all(numbers(600).map((n) => log().append(`s${n}`, [noted(n)], { expected: 0 })));
      expect(answers.map((answer) => answer.lastPosition)).toEqual(numbers(600).map((n) => n + 1));
    });
  });
}

function content(log: () => Log): void {
  describe('content', () => {
    it('is kept as the canonical text: sorted keys, composed letters, nothing escaped that need not be', async () => {
      const data = { 'e\u0301': 'Zoe\u0308 "q" \\ \u2028', b: [1, -2], a: null, c: { z: true, y: '' } };
      await log().append('a', [{ type: 'Noted', schema: 1, data }], { expected: 0, meta: { by: 'p1', app: '1' } });
      const [event] = await log().readStream('a');
      const text = '{"a":null,"b":[1,-2],"c":{"y":"","z":true},"\u00e9":"Zo\u00eb \\"q\\" \\\\ \u2028"}';
      expect(event?.data).toBe(text);
      expect(event?.meta).toBe('{"app":"1","by":"p1"}');
    });

    it('has the hash of its bytes, chained to the event before in its stream', async () => {
      const fixed = await log().append('a', [noted(1), noted(2)], { expected: 0 });
      const [first, second] = await log().readStream('a');
      expect(fixed.version).toBe(2);
      expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(second?.hash).not.toBe(first?.hash);
    });

    it.each([
      ['a float', { a: 0.5 }, 'Noted.data.a is 0.5'],
      ['a float deep inside', { a: [1, { b: 1.5 }] }, 'Noted.data.a.1.b is 1.5'],
      ['not a number', { a: NaN }, 'Noted.data.a is NaN'],
      ['an integer JSON may bend', { a: 2 ** 53 }, 'Noted.data.a is 9007199254740992'],
      ['undefined', { a: undefined }, 'Noted.data.a is undefined'],
      ['a date', { a: new Date(0) }, 'Noted.data.a is a Date'],
      ['a map', { a: new Map() }, 'Noted.data.a is a Map'],
      ['a function', { a: () => 1 }, 'Noted.data.a is function'],
      ['a big integer', { a: 1n }, 'Noted.data.a is bigint'],
      ['two keys that look alike', { '\u00e9': 1, 'e\u0301': 2 }, 'two keys'],
    ])('refuses %s and says where it is', async (_, data, message) => {
      const wrong = log().append('a', [noted(1), smuggled(data)], { expected: 0 });
      await expect(wrong).rejects.toThrow(message);
      expect(await log().head()).toBe(0);
    });
  });
}

/** What the types forbid and JavaScript lets through. */
const smuggled = (data: object): NewEvent => ({ type: 'Noted', schema: 1, data: data as JsonObject });

function reading(log: () => Log): void {
  describe('reading', () => {
    it('finds nothing in an empty log and in a stream that does not exist', async () => {
      expect(await log().head()).toBe(0);
      expect(await log().readAll()).toEqual([]);
      expect(await log().readStream('none')).toEqual([]);
    });

    it('gives a stream after a version, whole or limited, without other streams', async () => {
      for (const n of numbers(5)) {
        await log().append('a', [noted(n)], { expected: n });
        await log().append('ab', [noted(n)], { expected: n });
      }
      expect((await log().readStream('a')).map((event) => event.version)).toEqual([1, 2, 3, 4, 5]);
      expect((await log().readStream('a', 2)).map((event) => event.version)).toEqual([3, 4, 5]);
      expect((await log().readStream('a', 2, 1)).map((event) => event.version)).toEqual([3]);
      expect(await log().readStream('a', 5)).toEqual([]);
    });

    it('gives a long stream whole unless limited', async () => {
      await log().append('long', numbers(1500).map((n) => noted(n)), { expected: 0 });
      expect(await log().readStream('long')).toHaveLength(1500);
    });

    it('gives the whole log page by page, each event once', async () => {
      const [batch, pages] = [numbers(7).map((n) => noted(n)), [] as StoredEvent[][]];
      for (const n of numbers(5)) await log().append(`s${n % 2}`, batch, { expected: 'any' });
      for (let last = 0, page; (page = await log().readAll(last, 10)).length > 0; last += page.length) pages.push([...page]);
      expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 5]);
      expect(pages.flat().map((event) => event.position)).toEqual(numbers(35).map((n) => n + 1));
    });

    it('gives a thousand events a page unless told otherwise', async () => {
      await log().append('a', numbers(1001).map((n) => noted(n)), { expected: 0 });
      expect(await log().readAll()).toHaveLength(1000);
      expect(await log().head()).toBe(1001);
    });
  });
}

function checking(log: () => Log): void {
  describe('checking', () => {
    beforeEach(async () => {
      for (const n of numbers(4)) await log().append('a', [noted(n)], { expected: n });
      await log().append('b', [noted(9)], { expected: 0 });
    });

    it('calls a log sound that was only appended to, and an empty one', async () => {
      expect(await verify(log())).toEqual({ sound: true, events: 5, streams: 2 });
      expect(await verify(altered(log(), () => []))).toEqual({ sound: true, events: 0, streams: 0 });
    });

    const third = (change: Partial<StoredEvent>) => (events: readonly StoredEvent[]) =>
      events.map((event) => (event.position === 3 ? { ...event, ...change } : event));
    it.each([
      ['data', { data: '{"n":3}' }],
      ['meta', { meta: '{"by":"x"}' }],
      ['type', { type: 'Other' }],
      ['schema version', { schema: 2 }],
      ['time', { at: 1 }],
      ['hash', { hash: '0'.repeat(64) }],
    ])('names the event whose %s was changed', async (_, change) => {
      const found = await verify(altered(log(), third(change)));
      expect(found).toEqual({ sound: false, fault: 'hash', position: 3, at: 'a/3' });
    });

    it('names the event after a hole in the log', async () => {
      const holed = altered(log(), (events) => events.filter((event) => event.position !== 3));
      expect(await verify(holed)).toEqual({ sound: false, fault: 'position', position: 4, at: 'a/4' });
    });

    it('names the event after a hole in its stream that was closed up in the log', async () => {
      const closedUp = altered(log(), (events) =>
        events.filter((event) => event.position !== 3).map((event, i) => ({ ...event, position: i + 1 })),
      );
      expect(await verify(closedUp)).toEqual({ sound: false, fault: 'version', position: 3, at: 'a/4' });
    });

    it('names the first of two events that changed places', async () => {
      const swapped = altered(log(), (events) => {
        const [first, second, ...rest] = events;
        if (!first || !second) return events;
        return [{ ...second, position: 1, version: 1 }, { ...first, position: 2, version: 2 }, ...rest];
      });
      expect(await verify(swapped)).toEqual({ sound: false, fault: 'hash', position: 1, at: 'a/1' });
    });
  });
}

/** A log that lies about its content, as a tampered file would. */
function altered(log: Log, change: (events: readonly StoredEvent[]) => readonly StoredEvent[]): Log {
  const readAll = async (after = 0, limit = 1000) =>
    change(await log.readAll(0, 1_000_000)).filter((event) => event.position > after).slice(0, limit);
  return { ...log, readAll };
}

function following(log: () => Log): void {
  describe('following', () => {
    it('hands over what is there and what comes, once each and in order, until told to stop', async () => {
      const [seen, stop] = [[] as number[], new AbortController()];
      await log().append('a', numbers(5).map((n) => noted(n)), { expected: 0 });
      const following = follow(
        log(),
        (page) => {
          seen.push(...page.map((event) => event.position));
          if (seen.at(-1) === 25) stop.abort();
        },
        { after: 1, signal: stop.signal, limit: 3, pollMs: 60_000 },
      );
      for (const n of numbers(20)) await log().append(`s${n}`, [noted(n)], { expected: 0 });
      await following;
      expect(seen).toEqual(numbers(24).map((n) => n + 2));
    });

    it('finds by polling what nobody announced', async () => {
      const [seen, stop] = [[] as number[], new AbortController()];
      const deaf: Log = { ...log(), onAppend: () => () => {} };
      const handler = (page: readonly StoredEvent[]) => {
        seen.push(...page.map((event) => event.position));
        stop.abort();
      };
      const following = follow(deaf, handler, { after: 0, signal: stop.signal, pollMs: 5 });
      await new Promise((resolve) => setTimeout(resolve, 15));
      await log().append('a', [noted(1)], { expected: 0 });
      await following;
      expect(seen).toEqual([1]);
    });

    it('stops at once when told to while it waits', async () => {
      const stop = new AbortController();
      const following = follow(log(), () => {}, { after: 0, signal: stop.signal, pollMs: 60_000 });
      setTimeout(() => stop.abort(), 5);
      await following;
      expect(stop.signal.aborted).toBe(true);
    });

    it('ends with the error of its handler', async () => {
      await log().append('a', [noted(1)], { expected: 0 });
      const handler = () => Promise.reject(new Error('cannot take it'));
      const { signal } = new AbortController();
      await expect(follow(log(), handler, { after: 0, signal })).rejects.toThrow('cannot take it');
    });

    it('wakes those who ask after an append, not after a repeat or a refusal, and not after they leave', async () => {
      let wakes = 0;
      const leave = log().onAppend(() => (wakes += 1));
      await log().append('a', [noted(1)], { expected: 0, commandId: 'c1' });
      expect(wakes).toBe(1);
      await log().append('a', [noted(1)], { expected: 0, commandId: 'c1' });
      await log().append('a', [noted(1)], { expected: 0 }).catch(() => {});
      expect(wakes).toBe(1);
      leave();
      await log().append('a', [noted(2)], { expected: 1 });
      expect(wakes).toBe(1);
    });
  });
}

function lifetime(store: () => Store, make: StoreMaker): void {
  describe('a lifetime', () => {
    it('writes what waits when it is closed, and takes nothing more', async () => {
      const { log } = store();
      const waiting = numbers(300).map((n) => log.append('a', [noted(n)], { expected: 'any' }));
      await log.close();
      expect(await Promise.all(waiting)).toHaveLength(300);
      expect(await log.head()).toBe(300);
      await expect(log.append('a', [noted(1)], { expected: 'any' })).rejects.toThrow('the log is closed');
    });

    it('keeps the time of the clock it is given, though the clock may go back', async () => {
      let now = 2_000;
      const made = await make(() => (now -= 500));
      for (const n of numbers(3)) await made.log.append('a', [noted(n)], { expected: n });
      expect((await made.log.readStream('a')).map((event) => event.at)).toEqual([1500, 1000, 500]);
      expect(await verify(made.log)).toMatchObject({ sound: true });
      await made.remove();
    });

    it('goes on where it was after it was opened again', async () => {
      const { log, reopen } = store();
      await log.append('a', [noted(1), noted(2)], { expected: 0, commandId: 'c1' });
      const before = await log.readAll();
      const again = await reopen();
      expect(await again.readAll()).toEqual(before);
      expect(await again.append('a', [noted(1), noted(2)], { expected: 0, commandId: 'c1' })).toMatchObject({ duplicate: true });
      expect(await again.append('a', [noted(3)], { expected: 2 })).toMatchObject({ lastPosition: 3, version: 3 });
      expect(await verify(again)).toEqual({ sound: true, events: 3, streams: 1 });
    });
  });
}
