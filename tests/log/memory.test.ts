import { memoryLog } from '@/log/memory';
import { conformance } from './conformance';

conformance('memory', async (clock) => {
  const log = memoryLog(clock);
  return { log, reopen: async () => log, remove: async () => {} };
});
