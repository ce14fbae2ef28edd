import type { RunResult } from 'better-sqlite3';
import type { BaseSQLiteDatabase, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { StoredEvent } from '@/kernel/event';
import type { SittingReplayed } from './sitting';

/** Where views keep their rows. Synchronous: what one transaction writes is there for the next query. */
export type Rows = BaseSQLiteDatabase<'sync', RunResult>;

/**
 * A question that pages ask, answered from rows that can be thrown away. `note` hears every event; `write`
 * gets a sitting whole whenever something happened in it, and replaces all its rows, so that a view that
 * followed event by event and one built from nothing cannot differ.
 */
export type View = {
  readonly name: string;
  /** Raised whenever the tables or what is written into them change: the view is then built anew. */
  readonly version: number;
  readonly tables: readonly SQLiteTable[];
  readonly note?: (rows: Rows, event: StoredEvent) => void;
  readonly write?: (rows: Rows, sitting: SittingReplayed) => void;
};
