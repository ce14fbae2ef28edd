import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent } from '@/kernel/event';
import { memoryLog } from '@/log/memory';
import { sqliteLog } from '@/log/sqlite';
import { verify } from '@/log/verify';
import { openSqlite } from '@/sqlite/connection';
import { conformance } from './conformance';
import { sqliteStore } from './places';

conformance('SQLite', sqliteStore);

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const noted = (n: number): NewEvent => ({ type: 'Noted', schema: 1, data: { n } });

describe('the log in a SQLite file', () => {
  let store: Awaited<ReturnType<typeof sqliteStore>>;
  beforeEach(async () => {
    store = await sqliteStore();
    await store.log.append('a', [noted(1), noted(2)], { expected: 0, commandId: 'c1' });
  });
  afterEach(() => store.remove());

  const row = "1, 'a', 1, 'Noted', 1, 0, '{}', '{}', '0000000000000000000000000000000000000000000000000000000000000000'";
  it.each([
    ['UPDATE of an event', "update events set data = '{}' where position = 1"],
    ['DELETE of an event', 'delete from events where position = 2'],
    ['DELETE of all events', 'delete from events'],
    ['INSERT OR REPLACE of an event', `insert or replace into events values (${row})`],
    ['REPLACE by stream and version', `replace into events values (9${row.slice(1)})`],
    ['an upsert', `insert into events values (${row}) on conflict (position) do update set data = '{"n":9}'`],
    ['UPDATE of a command', "update commands set version = 9 where id = 'c1'"],
    ['DELETE of a command', 'delete from commands'],
    ['INSERT OR REPLACE of a command', "insert or replace into commands values ('c1', 'f', 1, 1, 1)"],
  ])('is protected by the database itself against %s', async (_, statement) => {
    const before = await store.log.readAll();
    expect(() => store.connection().exec(statement)).toThrow('are never changed');
    expect(await store.log.readAll()).toEqual(before);
  });

  it.each([
    ['a version in words', row.replace("1, 'a', 1", "9, 'x', 'one'"), 'cannot store TEXT value in INTEGER column'],
    ['data that is not JSON', row.replace("1, 'a'", "9, 'x'").replace("'{}'", "'{'"), 'events_data'],
    ['a hash that is too short', row.replace("1, 'a'", "9, 'x'").replace('0000', ''), 'events_hash'],
    ['a version below 1', row.replace("1, 'a', 1", "9, 'x', 0"), 'events_version'],
  ])('takes no row with %s', (_, values, message) => {
    expect(() => store.connection().exec(`insert into events values (${values})`)).toThrow(message);
  });

  it('keeps the neighbours of an append that only the database refuses', async () => {
    const deep = JSON.parse(`${'['.repeat(1500)}${']'.repeat(1500)}`);
    const tooDeep: NewEvent = { type: 'Noted', schema: 1, data: { deep } };
    const ends = await Promise.allSettled([
      store.log.append('b', [noted(1)], { expected: 0 }),
      store.log.append('c', [noted(1), tooDeep], { expected: 0, commandId: 'c2' }),
      store.log.append('d', [noted(1)], { expected: 0 }),
    ]);
    expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(store.log.append('c', [noted(1), tooDeep], { expected: 0 })).rejects.toThrow('events_data');
    expect(await store.log.readStream('c')).toEqual([]);
    expect(await store.log.findCommand('c2')).toBeNull();
    expect(await verify(store.log)).toEqual({ sound: true, events: 4, streams: 3 });
  });

  it('stores the same bytes and hashes as the log in memory', async () => {
    const [kept, memory] = [await sqliteStore(() => 7), memoryLog(() => 7)];
    for (const log of [kept.log, memory]) {
      await log.append('a', [noted(1), noted(2)], { expected: 0, meta: { by: 'p1' } });
      await log.append('b', [noted(3)], { expected: 0 });
    }
    expect(await kept.log.readAll()).toEqual(await memory.readAll());
    await kept.remove();
  });

  it('has the chain of the first version of its format, to the byte', async () => {
    const kept = await sqliteStore(() => 1_700_000_000_000);
    await kept.log.append('a', [noted(1), noted(2)], { expected: 0, meta: { by: 'p1' } });
    const zero = '0'.repeat(64);
    const beginning = (previous: string, n: number) =>
      sha256(`["ultimo-log-1","${previous}","a",${n},"Noted",1,1700000000000,"{\\"n\\":${n}}","{\\"by\\":\\"p1\\"}"]`);
    const first = beginning(zero, 1);
    expect((await kept.log.readAll()).map((event) => event.hash)).toEqual([first, beginning(first, 2)]);
    await kept.remove();
  });

  it('finds a change made past the triggers', async () => {
    store.connection().exec('drop trigger events_no_update');
    store.connection().exec(`update events set data = '{"n":3}' where position = 2`);
    expect(await verify(store.log)).toEqual({ sound: false, fault: 'hash', position: 2, at: 'a/2' });
  });

  it('goes on after a batch that could not be written at all, and answers nobody of it', async () => {
    const other = openSqlite(store.connection().name);
    store.connection().pragma('busy_timeout = 10');
    other.exec('begin immediate');
    const stuck = [1, 2, 3].map((n) => store.log.append(`s${n}`, [noted(n)], { expected: 0 }));
    const ends = await Promise.allSettled(stuck);
    other.exec('rollback');
    other.close();
    expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await store.log.append('a', [noted(3)], { expected: 2 })).toMatchObject({ lastPosition: 3 });
  });

  it('sees what another connection wrote, and is chained to it', async () => {
    const other = openSqlite(store.connection().name);
    await sqliteLog(other).append('a', [noted(3)], { expected: 2 });
    expect(await store.log.append('a', [noted(4)], { expected: 3 })).toMatchObject({ lastPosition: 4, version: 4 });
    other.close();
    expect(await verify(store.log)).toMatchObject({ sound: true, events: 4 });
  });

  it('stays dense when two connections write in turn', async () => {
    const other = openSqlite(store.connection().name);
    const logs = [store.log, sqliteLog(other)] as const;
    const racers = Array.from({ length: 60 }, (_, n) => (n % 2 ? logs[1] : logs[0]).append('a', [noted(n)], { expected: 'any' }));
    await Promise.all(racers);
    other.close();
    expect(await verify(store.log)).toEqual({ sound: true, events: 62, streams: 1 });
  });
});
