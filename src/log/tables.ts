import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';

// STRICT, and the triggers that forbid changing a row, cannot be said here: the migrations say them, a
// test reads them.

export const events = sqliteTable(
  'events',
  {
    position: integer().primaryKey(),
    stream: text().notNull(),
    version: integer().notNull(),
    type: text().notNull(),
    schema: integer().notNull(),
    at: integer().notNull(),
    data: text().notNull(),
    meta: text().notNull(),
    hash: text().notNull(),
  },
  (event) => [
    unique('events_stream_version').on(event.stream, event.version),
    check('events_version', sql`${event.version} > 0`),
    check('events_data', sql`json_valid(${event.data})`),
    check('events_meta', sql`json_valid(${event.meta})`),
    check('events_hash', sql`length(${event.hash}) = 64`),
  ],
);

export const commands = sqliteTable('commands', {
  id: text().primaryKey(),
  fingerprint: text().notNull(),
  firstPosition: integer('first_position').notNull(),
  lastPosition: integer('last_position').notNull(),
  version: integer().notNull(),
});
