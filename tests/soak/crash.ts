// kill -9, 200 times, of a process that writes through the store: no acknowledged deal may be lost, none stored twice.
// `node tests/support/run-ts.mjs tests/soak/crash.ts [kills] [seed]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDatabaseFile } from '@/log/soundness';
import { sqliteLog } from '@/log/sqlite';
import { databaseName, installationDatabase } from '@/sqlite/installation';
import { killOften, settleAccounts } from './crash/harness';
import { storeWriter } from './crash/store-writer';

const kills = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'ultimo-crash-'));
const streams = ['crash-1', 'crash-2', 'crash-3', 'crash-4', 'crash-5'];
const writer = await storeWriter(folder);
console.log(`${kills} kills, seed ${seed}`);

try {
  const progress = (kill: number): void => void (kill % 50 === 0 && console.log(`  ${kill} kills`));
  const toll = await killOften(writer, { kills, seed, streams, within: 120, progress });
  const { events, lost, twice, unknown, verification } = await settleAccounts(sqliteLog(installationDatabase(folder)), toll, streams);
  const { events: kept } = await checkDatabaseFile(join(folder, databaseName));
  console.log(`  ${toll.acknowledged.length} deals acknowledged, ${events} events in the log`);
  console.log(`  ${toll.unanswered} unanswered at a kill, ${toll.stored} of them stored and answered by the retry`);
  console.log(`  ${lost.length} lost, ${twice.length} twice, ${unknown.length} never acknowledged`);
  console.log(`  log ${verification.sound ? 'dense, chain intact' : `broken at ${verification.at}`}`);
  const faults = lost.length + twice.length + unknown.length;
  process.exitCode = faults === 0 && verification.sound && kept === events ? 0 : 1;
} finally {
  writer.remove();
  rmSync(folder, { recursive: true, force: true });
}
