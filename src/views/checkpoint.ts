import { eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StoredEvent } from '@/kernel/event';
import { droppingOf, makingOf } from './schema';
import { given, insertionInto, prepared } from './statements';
import type { Rows, View } from './view';

/**
 * How far each view has followed the log, in which version of its code.
 * Written with the rows it speaks of.
 */
const checkpoints = sqliteTable('checkpoints', {
  view: text().primaryKey(),
  version: integer().notNull(),
  position: integer().notNull(),
  /** Of the event at `position`: another log, or one put back from a backup, has another event there. */
  hash: text().notNull(),
});

const insert = insertionInto(checkpoints);
const forget = prepared((rows) => rows.delete(checkpoints).where(eq(checkpoints.view, given)).prepare());

export type Checkpoint = Pick<StoredEvent, 'position' | 'hash'>;

export const beginning: Checkpoint = { position: 0, hash: '' };

/** Tables for every view: those of another code version are thrown away and begin again at position 0. */
export function prepareTables(rows: Rows, views: readonly View[]): void {
  const prepare = (): void => {
    for (const statement of makingOf(checkpoints)) rows.run(statement);
    for (const view of views) if (checkpointRow(rows, view)?.version !== view.version) beginAgain(rows, view);
  };
  rows.transaction(prepare, { behavior: 'immediate' });
}

const rowOf = prepared((rows) =>
  rows.select().from(checkpoints).where(eq(checkpoints.view, given)).prepare(),
);

const checkpointRow = (rows: Rows, view: View) => rowOf(rows).get({ given: view.name });

/** Empty tables for a view, and its checkpoint at the beginning. */
export function beginAgain(rows: Rows, view: View): void {
  for (const table of view.tables) {
    rows.run(droppingOf(table));
    for (const statement of makingOf(table)) rows.run(statement);
  }
  setCheckpoint(rows, view, beginning);
}

/** The last event that this view holds. */
export const checkpointOf = (rows: Rows, view: View): Checkpoint => checkpointRow(rows, view) ?? beginning;

/** The checkpoint of the view that is furthest behind. */
export const leastOf = (rows: Rows, views: readonly View[]): Checkpoint =>
  views.map((view) => checkpointOf(rows, view)).reduce((a, b) => (b.position < a.position ? b : a));

export function setCheckpoint(rows: Rows, { name, version }: View, { position, hash }: Checkpoint): void {
  forget(rows).run({ given: name });
  insert(rows, [{ view: name, version, position, hash }]);
}
