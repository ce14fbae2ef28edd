import { eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StoredEvent } from '@/kernel/event';
import { droppingOf, makingOf } from './schema';
import type { Rows, View } from './view';

/** How far each view has followed the log, in which version of its code. Written with the rows it speaks of. */
const checkpoints = sqliteTable('checkpoints', {
  view: text().primaryKey(),
  version: integer().notNull(),
  position: integer().notNull(),
  /** Of the event at `position`: another log, or one put back from a backup, has another event there. */
  hash: text().notNull(),
});

export type Checkpoint = Pick<StoredEvent, 'position' | 'hash'>;

export const beginning: Checkpoint = { position: 0, hash: '' };

/** Tables for every view: those of another code version are thrown away and begin again at position 0. */
export function prepareTables(rows: Rows, views: readonly View[]): void {
  const prepare = (tx: Rows): void => {
    for (const statement of makingOf(checkpoints)) tx.run(statement);
    for (const view of views) if (checkpointRow(tx, view)?.version !== view.version) beginAgain(tx, view);
  };
  rows.transaction(prepare, { behavior: 'immediate' });
}

const checkpointRow = (rows: Rows, view: View) =>
  rows.select().from(checkpoints).where(eq(checkpoints.view, view.name)).get();

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
  rows
    .insert(checkpoints)
    .values({ view: name, version, position, hash })
    .onConflictDoUpdate({ target: checkpoints.view, set: { version, position, hash } })
    .run();
}
