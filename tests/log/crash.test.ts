import { describe, expect, it } from 'vitest';
import type { Log } from '@/log/log';
import { memoryLog } from '@/log/memory';
import { sqliteLog } from '@/log/sqlite';
import { closeInstallation, installationDatabase } from '@/sqlite/installation';
import { type Deal, killOften, type Session, settleAccounts, type Writer, WriterDied } from '../soak/crash/harness';
import { storeWriter } from '../soak/crash/store-writer';
import { temporaryFolder } from './places';

const streams = ['crash-1', 'crash-2', 'crash-3'];

describe('killing the writer', () => {
  it('loses no acknowledged deal and stores none twice', async () => {
    const folder = temporaryFolder();
    const writer = await storeWriter(folder.path);
    const toll = await killOften(writer, { kills: 5, seed: 7, streams, within: 60 });
    const account = await settleAccounts(sqliteLog(installationDatabase(folder.path)), toll, streams);
    closeInstallation(folder.path);
    writer.remove();
    folder.remove();
    expect(account).toMatchObject({ lost: [], twice: [], unknown: [], verification: { sound: true } });
    expect(account.events).toBe(toll.acknowledged.length);
    expect(account.events).toBeGreaterThan(5);
  });

  it('would show a writer that answers before it has stored', async () => {
    const log = memoryLog();
    const hasty = async (deal: Deal) => ({ version: deal.expected + 1, duplicate: false });
    const toll = await killOften(mortal(hasty), { kills: 2, seed: 7, streams, within: 20 });
    const account = await settleAccounts(log, toll, streams);
    expect(account.lost).toHaveLength(toll.acknowledged.length);
  });

  it('would show a writer that forgets the commands it answered', async () => {
    const log = memoryLog();
    const forgetful = async (deal: Deal) => {
      const version = deal.expected + 1;
      await store(log, deal, `${deal.id}-${Math.random()}`);
      return { version, duplicate: false };
    };
    const toll = await killOften(mortal(forgetful), { kills: 3, seed: 7, streams, within: 20 });
    expect((await settleAccounts(log, toll, streams)).twice).not.toEqual([]);
  });
});

const store = (log: Log, { id, stream }: Deal, commandId: string) =>
  log.append(stream, [{ type: 'Noted', schema: 1, data: {} }], { expected: 'any', commandId, meta: { command: id } });

/** A writer within this process whose answer is lost when it is killed, as a real one's may be. */
function mortal(take: Session['send']): Writer {
  return {
    async start() {
      let dead = false;
      return {
        async send(deal) {
          if (dead) throw new WriterDied('dead already');
          const answer = await take(deal);
          await new Promise((resolve) => setTimeout(resolve, 1));
          if (dead) throw new WriterDied('killed before it answered');
          return answer;
        },
        async kill() {
          dead = true;
        },
      };
    },
  };
}
