import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, openSqlite } from '@/sqlite/connection';
import { temporaryFolder } from '../log/places';

const pragma = (connection: Connection, name: string): unknown => connection.pragma(name, { simple: true });

describe('a SQLite file', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is opened so that every commit is on the disk: WAL, and FULL after it', () => {
    const connection = openSqlite(join(folder.path, 'x.db'));
    expect(pragma(connection, 'journal_mode')).toBe('wal');
    expect(pragma(connection, 'synchronous')).toBe(2);
    expect(pragma(connection, 'recursive_triggers')).toBe(1);
    expect(pragma(connection, 'foreign_keys')).toBe(1);
    connection.close();
  });

  it('is opened for speed where its content can be made again', () => {
    const connection = openSqlite(join(folder.path, 'x.db'), { durability: 'normal' });
    expect(pragma(connection, 'journal_mode')).toBe('wal');
    expect(pragma(connection, 'synchronous')).toBe(1);
    connection.close();
  });

  it('is not changed by who only reads', () => {
    const file = join(folder.path, 'x.db');
    openSqlite(file).exec('create table t (n)').close();
    const connection = openSqlite(file, { readonly: true });
    expect(() => connection.exec('insert into t values (1)')).toThrow('readonly');
    connection.close();
  });

  it.each([
    ['is not a database', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'it is not a SQLite database'],
    ['is a folder', (file: string) => mkdirSync(file), 'there is no such file'],
  ])('that %s is refused with its name and the reason', (_, make, message) => {
    const file = join(folder.path, 'x.db');
    make(file);
    expect(() => openSqlite(file)).toThrow(`The database ${file} cannot be opened: ${message}`);
  });

  it('that is not there is not made by who only reads', () => {
    const file = join(folder.path, 'none.db');
    expect(() => openSqlite(file, { readonly: true })).toThrow('there is no such file');
  });

  it('cannot be kept where there is no journal of the needed kind', () => {
    expect(() => openSqlite(':memory:')).toThrow('SQLite keeps journal_mode at memory instead of wal');
  });
});
