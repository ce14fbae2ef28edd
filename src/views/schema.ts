import { getTableConfig, type Index, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The statements that make a view's table and its indexes, from its definition: views have no migrations. */
export function makingOf(table: SQLiteTable): readonly string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table);
  const keys = primaryKeys.map((key) => `primary key (${namesOf(key.columns)})`);
  const parts = [...columns.map(columnText), ...keys];
  return [
    `create table if not exists ${quote(name)} (${parts.join(', ')}) strict${rowid(primaryKeys.length)}`,
    ...indexes.map((index) => indexText(name, index)),
  ];
}

/** A table with a key of several columns is kept in the order of its key, once instead of twice. */
const rowid = (keys: number): string => (keys > 0 ? ', without rowid' : '');

export const droppingOf = (table: SQLiteTable): string =>
  `drop table if exists ${quote(getTableConfig(table).name)}`;

const columnText = (column: SQLiteColumn): string =>
  [quote(column.name), column.getSQLType(), column.primary && 'primary key', column.notNull && 'not null']
    .filter(Boolean)
    .join(' ');

const indexText = (table: string, { config }: Index): string =>
  `create index if not exists ${quote(config.name)} on ${quote(table)} (${namesOf(config.columns)})`;

const namesOf = (columns: readonly object[]): string =>
  columns.map((column) => quote('name' in column ? String(column.name) : '')).join(', ');

const quote = (name: string): string => `"${name}"`;
