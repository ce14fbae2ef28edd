import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildViews } from '@/cli/views';
import { openInstallation } from '@/command/installation';
import { anyone } from '@/league/permissions';
import { holdFolder, releaseFolder } from '@/sqlite/hold';
import { seasonMade } from '@/views/standings/query';
import { viewsName } from '@/views/views';
import { temporaryFolder } from '../log/places';
import { season, simulateSeason, smallSeason } from '../support/season/season';
import { ultimo } from './run';

let folder: ReturnType<typeof temporaryFolder>;
let data: string;
beforeAll(async () => {
  folder = temporaryFolder();
  data = join(folder.path, 'data');
  const here = openInstallation(data);
  await simulateSeason(here, { ...smallSeason, evenings: 2, rounds: 1 });
  await here.close();
}, 60_000);
afterAll(() => folder.remove());

/** The log's length and the table of the season, as the views have it. */
async function found() {
  const here = openInstallation(data);
  await here.views.catchUp();
  const lines = seasonMade(here.views.rows, season, { actor: anyone, at: null })?.table.lines;
  const head = await here.log.head();
  await here.close();
  return { head, lines };
}

it('makes the views anew from the log, even where the file of the views cannot be read', async () => {
  const before = await found();
  expect(before.lines?.length).toBeGreaterThan(5);
  for (const end of ['-wal', '-shm']) writeFileSync(join(data, `${viewsName}${end}`), '');
  writeFileSync(join(data, viewsName), 'this is no database');
  const { code, out, error } = ultimo(['views', 'rebuild', '--data', data], { env: { LANG: 'en_GB.UTF-8' } });
  expect({ code, error: code === 0 ? '' : error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(new RegExp(`^${before.head} events in \\d+ ms\\.\\n$`));
  expect(await found()).toEqual(before);
}, 60_000);

it('leaves a folder alone that a server has, and one that is not there', async () => {
  expect(holdFolder(data)).toBe(true);
  const refused = ultimo(['views', 'rebuild', '--data', data], { env: { LANG: 'en_GB.UTF-8' } });
  expect(refused).toMatchObject({ out: '', error: expect.stringContaining(data) });
  expect(refused.code).toBeGreaterThan(0);
  expect(existsSync(join(data, viewsName))).toBe(true);
  releaseFolder(data);
  await expect(rebuildViews(join(data, 'nowhere'))).rejects.toThrow('nowhere');
  expect(existsSync(join(data, 'nowhere'))).toBe(false);
  expect(await rebuildViews(data)).toMatchObject({ position: (await found()).head });
}, 60_000);
