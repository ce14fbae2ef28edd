import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backup } from '@/cli/backup';
import { restore } from '@/cli/restore';
import { holdFolder, releaseFolder } from '@/sqlite/hold';
import { closeInstallation, installationDatabase } from '@/sqlite/installation';
import { temporaryFolder } from '../log/places';
import { startHolder } from './hold-process';

describe('a data folder', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => void (folder = temporaryFolder()));
  afterEach(() => {
    releaseFolder(folder.path);
    closeInstallation(folder.path);
    folder.remove();
  });

  it('belongs to one process at a time, and to the next one after a kill -9', async () => {
    const other = await startHolder(folder.path);
    expect(other.said).toBe('held');
    expect(holdFolder(folder.path, 0)).toBe(false);
    await other.kill();
    expect(holdFolder(folder.path, 0)).toBe(true);
    expect(holdFolder(folder.path, 0)).toBe(true);
    const late = await startHolder(folder.path);
    await late.kill();
    expect(late.said).toBe('refused');
  });

  it('can be copied while a server has it, but not restored over', async () => {
    installationDatabase(folder.path);
    const other = await startHolder(folder.path);
    const copy = join(folder.path, 'copy.db');
    expect(await backup(folder.path, copy)).toMatchObject({ events: 0 });
    closeInstallation(folder.path);
    await expect(restore(copy, folder.path, { force: true })).rejects.toThrow('is in use. Stop Ultimo before restoring.');
    await other.kill();
    expect(await restore(copy, folder.path, { force: true })).toMatchObject({ events: 0 });
  });

  it('that cannot be written to is named', () => {
    expect(() => holdFolder('/dev/null/data')).toThrow('/dev/null/data');
  });
});
