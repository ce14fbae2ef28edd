import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteLog } from '@/log/sqlite';
import { type Connection, openSqlite } from '@/sqlite/connection';
import { migrationsFolder } from '@/sqlite/installation';
import { migrate } from '@/sqlite/migration';
import type { Store } from './conformance';

/** A folder of its own for a test, and how to get rid of it. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'ultimo-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function openMigrated(file: string): Connection {
  const connection = openSqlite(file);
  migrate(connection, migrationsFolder());
  return connection;
}

export async function sqliteStore(clock?: () => number): Promise<Store & { readonly connection: () => Connection }> {
  const folder = temporaryFolder();
  const file = join(folder.path, 'log.db');
  let connection = openMigrated(file);
  return {
    log: sqliteLog(connection, clock),
    connection: () => connection,
    async reopen() {
      connection.close();
      connection = openMigrated(file);
      return sqliteLog(connection, clock);
    },
    async remove() {
      connection.close();
      folder.remove();
    },
  };
}
