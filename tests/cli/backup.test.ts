import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backup } from '@/cli/backup';
import { restore } from '@/cli/restore';
import type { NewEvent } from '@/kernel/event';
import { id } from '@/kernel/ids';
import type { Log } from '@/log/log';
import { checkDatabaseFile } from '@/log/soundness';
import { sqliteLog } from '@/log/sqlite';
import { openPeople } from '@/people/people';
import { type Connection, openSqlite } from '@/sqlite/connection';
import { holdName } from '@/sqlite/hold';
import { closeInstallation, installationDatabase } from '@/sqlite/installation';
import { temporaryFolder } from '../log/places';

const noted = (n: number): NewEvent => ({ type: 'Noted', schema: 1, data: { n } });

/** The lock of a folder says nothing and stays. */
const filesIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name !== holdName);

describe('backup and restore', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let data: string;
  let copy: string;
  let connection: Connection;
  let log: Log;
  beforeEach(async () => {
    folder = temporaryFolder();
    [data, copy] = [join(folder.path, 'data'), join(folder.path, 'copy.db')];
    connection = installationDatabase(data);
    log = sqliteLog(connection);
    for (let n = 0; n < 20; n += 1) await log.append('a', [noted(n)], { expected: n, commandId: `c${n}` });
    await openPeople(connection).addPerson({ id: id('p1'), name: 'Ada Aas' });
  });
  afterEach(() => {
    closeInstallation(data);
    folder.remove();
  });

  it('brings back log, commands and people, in a new place', async () => {
    const made = await backup(data, copy);
    expect(made).toEqual({ file: copy, events: 20, streams: 1, bytes: statSync(copy).size });
    const place = join(folder.path, 'new', 'data');
    const file = join(place, 'ultimo.db');
    expect(await restore(copy, place)).toEqual({ file, kept: null, events: 20, streams: 1 });
    const restored = installationDatabase(place);
    expect(await sqliteLog(restored).readAll()).toEqual(await log.readAll());
    expect(await sqliteLog(restored).findCommand('c3')).toEqual(await log.findCommand('c3'));
    expect(await openPeople(restored).namesOf(['p1'])).toEqual(new Map([['p1', 'Ada Aas']]));
    closeInstallation(place);
  });

  it('makes a folder whose name ends with a slash, and names the copy in it by the time', async () => {
    const { file } = await backup(data, `${join(folder.path, 'backups')}/`);
    expect(readdirSync(join(folder.path, 'backups')).map((name) => join(folder.path, 'backups', name))).toEqual([file]);
  });

  it('does not count a database that has lost a trigger', async () => {
    await backup(data, copy);
    const opened = openSqlite(copy);
    const trigger = opened.prepare("select name from sqlite_master where type = 'trigger'").pluck().get();
    opened.exec(`drop trigger ${String(trigger)}`);
    opened.close();
    await expect(checkDatabaseFile(copy)).rejects.toThrow('has lost a trigger');
  });

  it('holds what is still only in the journal, and is one file without a journal', async () => {
    expect(existsSync(join(data, 'ultimo.db-wal'))).toBe(true);
    await backup(data, copy);
    expect(readdirSync(folder.path).toSorted()).toEqual(['copy.db', 'data']);
    expect(await checkDatabaseFile(copy)).toEqual({ events: 20, streams: 1 });
    expect(readdirSync(folder.path).toSorted()).toEqual(['copy.db', 'data']);
  });

  it('is made while events are appended, and holds all that was answered before it began', async () => {
    let n = 20;
    let going = true;
    const writing = (async () => {
      for (; going; n += 1) await log.append('a', [noted(n)], { expected: n });
    })();
    const before = await log.head();
    const made = await backup(data, copy);
    going = false;
    await writing;
    expect(made.events).toBeGreaterThanOrEqual(before);
    expect(made.events).toBeLessThanOrEqual(await log.head());
  });

  it('is named by the time in a folder', async () => {
    const place = join(folder.path, 'backups');
    mkdirSync(place);
    const { file } = await backup(data, place);
    expect(file.slice(place.length)).toMatch(/^\/ultimo-\d{8}T\d{6}Z\.db$/);
    expect(readdirSync(place)).toHaveLength(1);
  });

  it('is not made over a file that is there, into a folder that is not, or of nothing', async () => {
    await backup(data, copy);
    await expect(backup(data, copy)).rejects.toThrow('copy.db is there already');
    await expect(backup(data, join(folder.path, 'none', 'x.db'))).rejects.toThrow('There is no folder');
    await expect(backup(folder.path, join(folder.path, 'x.db'))).rejects.toThrow('nothing to back up');
  });

  it('does not count when the log is not sound, and leaves nothing behind', async () => {
    connection.exec(`drop trigger events_no_update; update events set data = '{"n":99}' where position = 7`);
    await expect(backup(data, copy)).rejects.toThrow(`${join(data, 'ultimo.db')} is damaged: event 7 (a/7) has the wrong hash`);
    expect(readdirSync(folder.path)).toEqual(['data']);
  });

  it('refuses to restore over a database, which stays as it is', async () => {
    await backup(data, copy);
    await log.append('a', [noted(20)], { expected: 20 });
    await expect(restore(copy, data)).rejects.toThrow('ultimo.db is there already');
    expect(await log.head()).toBe(21);
  });

  it('restores over a database when forced, keeps that one, and throws the views away', async () => {
    await backup(data, copy);
    await log.append('a', [noted(20)], { expected: 20 });
    closeInstallation(data);
    for (const name of ['views.db', 'views.db-wal', 'views.db-shm']) writeFileSync(join(data, name), 'old');
    const { file, kept, events } = await restore(copy, data, { force: true });
    expect(events).toBe(20);
    expect(kept).toMatch(/ultimo-before-\d{8}T\d{6}Z\.db$/);
    expect(await checkDatabaseFile(kept ?? '')).toEqual({ events: 21, streams: 1 });
    expect(await checkDatabaseFile(file)).toEqual({ events: 20, streams: 1 });
    expect(filesIn(data)).toHaveLength(2);
  });

  it('does not restore under a running server', async () => {
    await backup(data, copy);
    await expect(restore(copy, data, { force: true })).rejects.toThrow('Stop Ultimo before restoring');
    expect(await log.append('a', [noted(20)], { expected: 20 })).toMatchObject({ lastPosition: 21 });
    expect(filesIn(data).filter((name) => !name.startsWith('ultimo.db'))).toEqual([]);
  });

  it('never lets an old journal get into the restored database', async () => {
    await backup(data, copy);
    await log.append('a', [noted(20)], { expected: 20 });
    const place = join(folder.path, 'stale');
    mkdirSync(place);
    copyFileSync(join(data, 'ultimo.db-wal'), join(place, 'ultimo.db-wal'));
    copyFileSync(join(data, 'ultimo.db-shm'), join(place, 'ultimo.db-shm'));
    await restore(copy, place);
    expect(filesIn(place)).toEqual(['ultimo.db']);
    expect(await checkDatabaseFile(join(place, 'ultimo.db'))).toEqual({ events: 20, streams: 1 });
  });

  it('restores in the place of a damaged database', async () => {
    await backup(data, copy);
    closeInstallation(data);
    writeFileSync(join(data, 'ultimo.db'), 'this is no database at all, '.repeat(100));
    const { kept } = await restore(copy, data, { force: true });
    expect(readFileSync(kept ?? '', 'utf8')).toContain('this is no database');
    expect(await checkDatabaseFile(join(data, 'ultimo.db'))).toEqual({ events: 20, streams: 1 });
  });

  it.each([
    ['a file that is not there', (): void => {}, 'There is no backup'],
    ['a file of another kind', (file: string): void => writeFileSync(file, 'x'.repeat(5000)), 'not a SQLite database'],
    ['a database of another program', (file: string): void => void openSqlite(file).close(), 'not a database of Ultimo'],
  ])('does not restore %s, and leaves no trace', async (_, make, message) => {
    const [wrong, place] = [join(folder.path, 'wrong.db'), join(folder.path, 'new')];
    mkdirSync(place);
    make(wrong);
    await expect(restore(wrong, place)).rejects.toThrow(message);
    expect(readdirSync(place)).toEqual([]);
  });

  it('does not restore a backup whose bytes were damaged', async () => {
    await backup(data, copy);
    const bytes = readFileSync(copy);
    const at = bytes.indexOf('{"n":11}');
    bytes.write('{"n":12}', at);
    writeFileSync(copy, bytes);
    await expect(restore(copy, join(folder.path, 'new'))).rejects.toThrow(`${copy} is damaged: event 12 (a/12) has the wrong hash`);
  });

  it('does not restore a backup of a newer version', async () => {
    await backup(data, copy);
    const newer = openSqlite(copy);
    newer.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)");
    newer.close();
    await expect(restore(copy, join(folder.path, 'new'))).rejects.toThrow('made by a newer version');
    expect(readdirSync(join(folder.path, 'new'))).toEqual([]);
  });

  describe('with texts that people typed', () => {
    beforeEach(async () => {
      const { id: text, sha256 } = await openPeople(connection).storeText('t1', 'talte to gange', null);
      const data = { why: `text:${text}:${sha256}` };
      await log.append('a', [{ type: 'Annulled', schema: 1, data }], { expected: 20 });
    });

    it('brings them back, and does without one that was erased', async () => {
      await backup(data, copy);
      await restore(copy, join(folder.path, 'new'));
      connection.exec('delete from texts');
      expect(await backup(data, join(folder.path, 'erased.db'))).toMatchObject({ events: 21 });
    });

    it.each(['text', 'salt'])('refuses one whose %s is another than its event was given, and names the file and the event', async (column) => {
      await backup(data, copy);
      const opened = openSqlite(copy);
      opened.exec(`update texts set ${column} = 'noget andet'`);
      opened.close();
      const place = join(folder.path, 'new');
      const altered = `In ${copy} the text t1 is not the one that event 21 (a/21) was given.`;
      await expect(restore(copy, place)).rejects.toThrow(altered);
      expect(readdirSync(place)).toEqual([]);
    });

    it('makes no backup of a database in which one was changed', async () => {
      connection.exec("update texts set text = 'talte tre gange'");
      await expect(backup(data, copy)).rejects.toThrow(`In ${join(data, 'ultimo.db')} the text t1 is not the one`);
      expect(existsSync(copy)).toBe(false);
    });
  });
});
