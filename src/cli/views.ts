import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { openInstallation } from '@/command/installation';
import { environmentLocale } from '@/i18n/environment';
import { translatorFor } from '@/i18n/translator';
import { holdFolder, releaseFolder } from '@/sqlite/hold';
import { viewsName } from '@/views/views';

/** What was rebuilt: up to which event, and how long it took. */
export type Rebuilt = { readonly position: number; readonly ms: number };

/**
 * `ultimo views rebuild`: throws the views of a data folder away and makes them from the log, with a bar on
 * standard error. Nothing that is backed up is touched.
 *
 * @throws Error with a sentence if a server has the folder, or there is none.
 */
export async function rebuildViews(data: string): Promise<Rebuilt> {
  const folder = resolve(data);
  const t = translatorFor(environmentLocale(process.env));
  if (!existsSync(folder)) throw new Error(t('cli.no-folder', { folder }));
  if (!holdFolder(folder)) throw new Error(t('cli.folder-in-use', { folder }));
  try {
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `${viewsName}${end}`), { force: true });
    return await rebuild(folder);
  } finally {
    releaseFolder(folder);
  }
}

async function rebuild(folder: string): Promise<Rebuilt> {
  const started = performance.now();
  const here = openInstallation(folder);
  const bar = new SingleBar({ stream: process.stderr, format: '{bar} {value}/{total}  {eta_formatted}' });
  bar.start(await here.log.head(), 0);
  try {
    const position = await here.views.catchUp((at) => bar.update(at));
    return { position, ms: Math.round(performance.now() - started) };
  } finally {
    bar.stop();
    await here.close();
  }
}
