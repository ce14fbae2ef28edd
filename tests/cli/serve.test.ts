import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../support/port';
import { startHolder } from '../sqlite/hold-process';
import { ultimo } from './run';

const speaking = (language: string) => ({ LC_ALL: '', LC_MESSAGES: '', LANG: language });

describe('ultimo serve', () => {
  let data: string;
  beforeEach(() => void (data = mkdtempSync(join(tmpdir(), 'ultimo-serve-'))));
  afterEach(() => rmSync(data, { recursive: true }));

  it('does not start a second server on one data folder, and names the folder and the way out', async () => {
    const first = await startHolder(data);
    const args = ['serve', '--data', data, '-p', String(await freePort())];
    const danish = ultimo(args, { env: speaking('da_DK.UTF-8') });
    const other = ultimo(args, { env: speaking('fr_FR.UTF-8') });
    await first.kill();
    expect(danish).toEqual({
      code: 1,
      out: '',
      error: `ultimo: Ultimo kører allerede på datamappen ${data}. Stop den først, eller vælg en anden mappe: ULTIMO_DATA=MAPPE npm start\n`,
    });
    expect(other.error).toContain(`running already on the data folder ${data}`);
  });

  it('says which port is taken and how to choose another one, in the language of the terminal', async () => {
    const port = await freePort();
    const taker = createServer();
    await new Promise<void>((listening) => taker.listen(port, listening));
    const german = ultimo(['serve', '--data', data], { env: { ...speaking('de_AT.UTF-8'), PORT: String(port) } });
    taker.close();
    expect(german).toEqual({
      code: 1,
      out: '',
      error: `ultimo: Ein anderes Programm hört auf Port ${port}. Jenes beenden, oder einen anderen Port wählen: PORT=${port + 1} npm start\n`,
    });
  });

  it('says so where nothing is built', async () => {
    const args = ['serve', '--data', data, '-p', String(await freePort())];
    const { code, error } = ultimo(args, { env: { ...speaking('C'), ULTIMO_HOME: data } });
    expect({ code, error }).toEqual({ code: 1, error: 'ultimo: Nothing is built yet. Run `npm start`, which builds first.\n' });
  });

  it('refuses a port that is none', () => {
    expect(ultimo(['serve', '-p', '65536'])).toMatchObject({ code: 2, error: expect.stringContaining('up to 65535') });
    expect(ultimo(['serve', '-p', 'http'])).toMatchObject({ code: 2 });
  });
});
