import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Installation, openInstallation } from '@/command/installation';
import * as commands from '@/command/sittings';
import { installationDatabase } from '@/sqlite/installation';
import { even, opening, plain } from '../league/sittings/table';
import { ask, openTable } from './desk';

let folder: string;
let installation: Installation;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ultimo-command-'));
  installation = openInstallation(folder, () => 1_000);
  for (const id of opening.persons) await installation.people.addPerson({ id, name: id.toUpperCase() });
  await openTable(installation);
});

afterEach(async () => {
  await installation.close();
  await rm(folder, { recursive: true });
});

const fined = (why: string) => ({
  dealer: 0,
  result: { ...plain(0, 1, even).result, fines: [{ seat: 1, kind: 'minor', why }] },
});

const record = (command: string, version: number, deal: object & { readonly dealer: number }) =>
  ask(installation, commands.recordDeal, { command, id: 's', version, input: { deal } });

it('what was answered is there after the files were closed and opened again', async () => {
  expect(await record('c1', 2, fined('Bo peeked'))).toMatchObject({ ok: true, value: { version: 3 } });
  expect(installation.views.position()).toBe(5);
  await installation.close();
  installation = openInstallation(folder);
  const sitting = await installation.states.load(commands.sittingStream, 's');
  expect(sitting?.deals).toHaveLength(1);
  expect(sitting?.deals[0]?.versions[0]).toMatchObject({ at: 1_000, by: 'kirsten' });
  expect(await record('c1', 2, fined('Bo peeked'))).toMatchObject({ ok: true, value: { duplicate: true } });
});

it('a disk that is full is a refusal with nothing stored, and the same command goes through later', async () => {
  const connection = installationDatabase(folder);
  const room = Number(connection.pragma('page_count', { simple: true }));
  connection.pragma(`max_page_count = ${room}`);
  const long = 'x'.repeat(100_000);
  expect(await record('c1', 2, fined(long))).toEqual({
    ok: false,
    refusal: { code: 'store-unavailable', params: { reason: 'disk-full' } },
  });
  expect(await installation.log.head()).toBe(4);
  connection.pragma('max_page_count = 1000000');
  expect(await record('c1', 2, fined(long))).toMatchObject({ ok: true, value: { version: 3, duplicate: false } });
});

it('ten tabs that save one deal at once leave one deal, and nine see it', async () => {
  const tabs = Array.from({ length: 10 }, (_, tab) => record(`tab-${tab}`, 2, plain(0, tab % 3, even)));
  const answers = await Promise.all(tabs);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.refusal.code === 'version-conflict')).toHaveLength(9);
  expect(await installation.log.head()).toBe(5);
});
