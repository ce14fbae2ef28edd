import { eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { droppingOf, makingOf } from './schema';
import type { Rows, View } from './view';

/** How far each view has followed the log, in which version of its code. Written with the rows it speaks of. */
export const checkpoints = sqliteTable('checkpoints', {
  view: text().primaryKey(),
  version: integer().notNull(),
  position: integer().notNull(),
});

/** Tables for every view: those of another code version are thrown away and begin again at position 0. */
export function prepareTables(rows: Rows, views: readonly View[]): void {
  const prepare = (tx: Within): void => {
    for (const statement of makingOf(checkpoints)) tx.run(statement);
    for (const view of views) if (checkpointOf(tx, view)?.version !== view.version) begin(tx, view);
  };
  rows.transaction(prepare, { behavior: 'immediate' });
}

type Within = Pick<Rows, 'run' | 'select' | 'insert'>;

const checkpointOf = (rows: Within, view: View) =>
  rows.select().from(checkpoints).where(eq(checkpoints.view, view.name)).get();

function begin(rows: Within, view: View): void {
  for (const table of view.tables) {
    rows.run(droppingOf(table));
    for (const statement of makingOf(table)) rows.run(statement);
  }
  setPosition(rows, view, 0);
}

/** The last position whose event this view holds; 0 at its beginning. */
export const positionOf = (rows: Within, view: View): number => checkpointOf(rows, view)?.position ?? 0;

export function setPosition(rows: Within, { name, version }: View, position: number): void {
  rows
    .insert(checkpoints)
    .values({ view: name, version, position })
    .onConflictDoUpdate({ target: checkpoints.view, set: { version, position } })
    .run();
}
