import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Connection } from './connection';

/** drizzle's own table of what was run, so that its tools know the database too. */
const bookTable = `create table if not exists __drizzle_migrations (
  id integer primary key, hash text not null, created_at numeric
)`;

/**
 * Brings the database to the newest form, all steps in one transaction that takes the write lock first:
 * two programs that start together do not both migrate. Foreign keys are off meanwhile, since SQLite
 * changes a table by dropping it and would drop the children with it; they are checked before the
 * commit.
 *
 * @throws Error if the database is newer than the program, or a step fails. Nothing is changed then.
 */
export function migrate(connection: Connection, folder: string): void {
  const steps = readMigrationFiles({ migrationsFolder: folder });
  connection.pragma('foreign_keys = off');
  try {
    connection.transaction(runMissing).immediate(connection, steps);
  } finally {
    connection.pragma('foreign_keys = on');
  }
}

function runMissing(connection: Connection, steps: readonly MigrationMeta[]): void {
  connection.exec(bookTable);
  const last = lastRun(connection);
  if (last > Math.max(0, ...steps.map((step) => step.folderMillis))) {
    throw new Error(`The database ${connection.name} was made by a newer version of Ultimo. Run that one.`);
  }
  for (const step of steps) if (step.folderMillis > last) runStep(connection, step);
  checkForeignKeys(connection);
}

const lastRun = (connection: Connection): number =>
  Number(connection.prepare('select coalesce(max(created_at), 0) from __drizzle_migrations').pluck().get());

function runStep(connection: Connection, step: MigrationMeta): void {
  for (const statement of step.sql) connection.exec(statement);
  const book = connection.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)');
  book.run(step.hash, step.folderMillis);
}

function checkForeignKeys(connection: Connection): void {
  const broken = connection.prepare('pragma foreign_key_check').all().length;
  if (broken === 0) return;
  throw new Error(`Migrating ${connection.name} would leave ${broken} rows that point nowhere.`);
}
