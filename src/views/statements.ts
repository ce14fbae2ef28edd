import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
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

/** Inserts rows of a table one by one; a column that a row does not have is null. */
export function insertionInto<Table extends SQLiteTable>(table: Table) {
  const columns = Object.keys(getTableColumns(table));
  const nothing = Object.fromEntries(columns.map((column) => [column, null]));
  const places = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]));
  const statement = prepared((rows) => rows.insert(table).values(placesOf<Table>(places)).prepare());
  return (rows: Rows, lines: readonly Table['$inferInsert'][]): void => {
    for (const line of lines) statement(rows).run({ ...nothing, ...line });
  };
}

/** A place for a value may stand wherever a value may. */
const placesOf = <Table extends SQLiteTable>(places: object) => places as Table['$inferInsert'];

/** The value of the one place that most statements have. */
export const given = sql.placeholder('given');
