import type { Connection } from '@/sqlite/connection';
import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { commands, events } from './tables';

const { placeholder } = sql;

/**
 * The log's statements, prepared once: building one for each call costs several times as much as running
 * it.
 */
export function prepareStatements(connection: Connection) {
  const database = drizzle(connection);
  return { ...writing(database), ...reading(database) };
}

export type Statements = ReturnType<typeof prepareStatements>;

function writing(database: BetterSQLite3Database) {
  const { position: _, ...given } = getTableColumns(events);
  return {
    insertEvent: database.insert(events).values(placeholders(given)).prepare(),
    insertCommand: database.insert(commands).values(placeholders(getTableColumns(commands))).prepare(),
    head: database
      .select({ version: events.version, hash: events.hash })
      .from(events)
      .where(eq(events.stream, placeholder('stream')))
      .orderBy(desc(events.version))
      .limit(1)
      .prepare(),
  };
}

type Placeholder = ReturnType<typeof placeholder>;

function placeholders<Column extends string>(columns: Record<Column, unknown>): Record<Column, Placeholder> {
  const named = Object.keys(columns).map((name) => [name, placeholder(name)]);
  return Object.fromEntries(named) as Record<Column, Placeholder>;
}

function reading(database: BetterSQLite3Database) {
  return {
    command: database.select().from(commands).where(eq(commands.id, placeholder('id'))).prepare(),
    stream: database
      .select()
      .from(events)
      .where(and(eq(events.stream, placeholder('stream')), gt(events.version, placeholder('after'))))
      .orderBy(asc(events.version))
      .limit(placeholder('limit'))
      .prepare(),
    page: database
      .select()
      .from(events)
      .where(gt(events.position, placeholder('after')))
      .orderBy(asc(events.position))
      .limit(placeholder('limit'))
      .prepare(),
    last: database
      .select({ position: events.position })
      .from(events)
      .orderBy(desc(events.position))
      .limit(1)
      .prepare(),
  };
}
