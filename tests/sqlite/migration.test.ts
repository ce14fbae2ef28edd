import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands, events } from '@/log/tables';
import { accounts, persons, texts } from '@/people/tables';
import { type Connection, openSqlite } from '@/sqlite/connection';
import { migrationsFolder } from '@/sqlite/installation';
import { migrate } from '@/sqlite/migration';
import { temporaryFolder } from '../log/places';

describe('migrations', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let connection: Connection;
  beforeEach(() => {
    folder = temporaryFolder();
    connection = openSqlite(join(folder.path, 'x.db'));
  });
  afterEach(() => {
    connection.close();
    folder.remove();
  });
  const master = (type: string): unknown[] =>
    connection.prepare('select name, sql from sqlite_master where type = ? order by name').all(type);

  it.each([events, commands, persons, texts, accounts])('make the columns that the code names, in a strict table', (table) => {
    migrate(connection, migrationsFolder());
    const { name, columns } = getTableConfig(table as SQLiteTable);
    const made = connection.prepare(`pragma table_info(${name})`).all();
    const named = columns.map((column) => ({ name: column.name, type: column.getSQLType().toUpperCase() }));
    expect(made.map((column) => upper(column))).toEqual(named);
    const strict = connection.prepare('select strict from pragma_table_list where name = ?').pluck();
    expect(strict.get(name)).toBe(1);
  });

  it('make the triggers that keep events and commands as they are', () => {
    migrate(connection, migrationsFolder());
    const trigger = (table: string, verb: string) => ({
      name: `${table}_no_${verb.toLowerCase()}`,
      sql: expect.stringMatching(new RegExp(`BEFORE ${verb} ON .${table}. BEGIN\\s+SELECT RAISE\\(ABORT, '${table} are`)),
    });
    expect(master('trigger')).toEqual([
      trigger('commands', 'DELETE'),
      trigger('commands', 'UPDATE'),
      trigger('events', 'DELETE'),
      trigger('events', 'UPDATE'),
    ]);
  });

  it('change nothing the second time', () => {
    migrate(connection, migrationsFolder());
    const before = master('table');
    const steps = connection.prepare('select hash from __drizzle_migrations').pluck();
    const taken = steps.all();
    migrate(connection, migrationsFolder());
    expect(master('table')).toEqual(before);
    expect(taken).not.toEqual([]);
    expect(steps.all()).toEqual(taken);
  });

  const parents = 'create table a (id integer primary key); create table b (a integer references a on delete cascade);';
  const rows = 'insert into a values (1); insert into b values (1);';

  it('keep the children of a table that is made anew, and switch foreign keys on again', () => {
    connection.exec(parents + rows);
    const anew = ['create table c (id integer primary key)', 'insert into c select id from a', 'drop table a', 'alter table c rename to a'];
    migrate(connection, migrations(folder.path, anew));
    expect(connection.prepare('select count(*) from b').pluck().get()).toBe(1);
    expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
  });

  it('are undone as a whole when rows would point nowhere', () => {
    connection.exec(parents + rows);
    const step = migrations(folder.path, ['create table d (id integer)', 'delete from a']);
    expect(() => migrate(connection, step)).toThrow('would leave 1 rows that point nowhere');
    expect(connection.prepare('select count(*) from a').pluck().get()).toBe(1);
    expect(master('table')).toHaveLength(2);
    expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
  });

  it('refuse a database that a newer version made', () => {
    migrate(connection, migrationsFolder());
    connection.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)");
    expect(() => migrate(connection, migrationsFolder())).toThrow('was made by a newer version of Ultimo');
  });
});

const upper = (column: unknown): { name: unknown; type: unknown } => {
  const { name, type } = column as { name: string; type: string };
  return { name, type: type.toUpperCase() };
};

/** A folder of one migration, as drizzle-kit writes it. */
function migrations(place: string, statements: readonly string[]): string {
  const folder = join(place, 'steps');
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = [{ idx: 0, version: '6', when: 1_000, tag: '0000_step', breakpoints: true }];
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'sqlite', entries }));
  writeFileSync(join(folder, '0000_step.sql'), statements.join(';\n--> statement-breakpoint\n'));
  return folder;
}
