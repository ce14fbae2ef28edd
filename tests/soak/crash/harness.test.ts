import { describe, expect, it } from 'vitest';
import { memoryLog } from '@/log/memory';
import { settleAccounts } from './harness';

describe('the account after many kills', () => {
  it('names what was acknowledged and is lost, what is there twice, and what nobody was told of', async () => {
    const log = memoryLog();
    for (const [at, command] of ['s-1', 's-2', 's-2', 's-4'].entries()) {
      await log.append('s', [{ type: 'DealRecorded', schema: 1, data: { at } }], { expected: at, meta: { command } });
    }
    const toll = { acknowledged: ['s-1', 's-2', 's-3'], unanswered: 1, stored: 0 };
    const account = await settleAccounts(log, toll, ['s']);
    expect(account).toMatchObject({ events: 4, lost: ['s-3'], twice: ['s-2'], unknown: ['s-4'] });
    expect(account.verification.sound).toBe(true);
  });
});
