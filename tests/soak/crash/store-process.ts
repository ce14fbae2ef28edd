// The process that is killed: takes deals as lines of JSON, appends them through the real store, answers in lines.
import { createInterface } from 'node:readline';
import { sqliteLog } from '@/log/sqlite';
import { installationDatabase } from '@/sqlite/installation';
import type { Deal } from './harness';

const log = sqliteLog(installationDatabase(process.argv[2] ?? ''));
const answer = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

async function take({ id, stream, expected }: Deal): Promise<void> {
  const event = { type: 'DealRecorded', schema: 1, data: { deal: id, filling: 'x'.repeat(200) } };
  const options = { expected, commandId: id, meta: { command: id } };
  await log.append(stream, [event], options).then(
    ({ version, duplicate }) => answer({ id, version, duplicate }),
    (error: unknown) => answer({ id, error: String(error) }),
  );
}

createInterface({ input: process.stdin }).on('line', (line) => void take(JSON.parse(line)));
answer({ ready: true });
