import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { openInstallation } from '@/command/installation';
import { views as allViews } from '@/views/index';
import { openViews, type Views } from '@/views/views';

/** Every row of every view, as it lies in the file. */
const everything = ({ rows }: Views) =>
  allViews.flatMap(({ tables }) =>
    tables.map((one) => {
      const { name } = getTableConfig(one);
      const lines = rows.all(sql`select * from ${sql.identifier(name)}`).map((line) => JSON.stringify(line));
      return [name, lines.sort()] as const;
    }),
  );

/** The names of the tables in which the views that lived through it differ from those built from the log alone. */
export async function differingViews(folder: string): Promise<readonly string[]> {
  const here = openInstallation(folder);
  const file = join(folder, 'fresh-views.db');
  const fresh = openViews(file, here.log);
  try {
    await here.views.catchUp();
    await fresh.catchUp();
    const rebuilt = new Map(everything(fresh));
    return everything(here.views).flatMap(([name, rows]) => {
      const same = JSON.stringify(rows) === JSON.stringify(rebuilt.get(name));
      return same ? [] : [name];
    });
  } finally {
    fresh.close();
    await here.close();
    rmSync(file, { force: true });
  }
}
