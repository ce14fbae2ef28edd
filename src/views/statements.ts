import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Connection } from '@/sqlite/connection';
import type { Rows } from './view';

/** A statement that is built and prepared once for each open file: building it costs more than running it. */
export function prepared<Statement>(make: (rows: Rows) => Statement): (rows: Rows) => Statement {
  const made = new WeakMap<Rows, Statement>();
  return (rows) => {
    const statement = made.get(rows) ?? make(rows);
    made.set(rows, statement);
    return statement;
  };
}

/**
 * Inserts rows of a table one by one; a column that a row does not have is null. Past the query builder,
 * which takes longer to fill in the values of a row than SQLite to store it: a rebuild inserts ten rows and
 * more a deal.
 */
export function insertionInto<Table extends SQLiteTable>(table: Table) {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const places = columns.map(() => '?').join(', ');
  const text = `insert into "${getTableName(table)}" (${names}) values (${places})`;
  const statement = prepared((rows) => connectionOf(rows).prepare(text));
  return (rows: Rows, lines: readonly Table['$inferInsert'][]): void => {
    const values = (line: Table['$inferInsert']) =>
      columns.map(([key, column]) => stored(column, fieldOf(line, key)));
    for (const line of lines) statement(rows).run(values(line));
  };
}

const stored = (column: SQLiteColumn, value: unknown): unknown =>
  value === null || value === undefined ? null : column.mapToDriverValue(value);

const fieldOf = (line: object, key: string) => (line as Readonly<Record<string, unknown>>)[key];

/** The file behind the query builder, as drizzle keeps it. */
export const connectionOf = (rows: Rows) => (rows as Rows & { readonly $client: Connection }).$client;

/** The value of the one place that most statements have. */
export const given = sql.placeholder('given');
