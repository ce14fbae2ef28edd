// kill -9, 200 times, of the HTTP server while clients record deals: no acknowledged deal may be lost, none stored
// twice, the log dense and its chain intact, the views what the log says. Needs what `next build` makes.
// `npm run soak -- crash-server -- [kills] [seed]`
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDatabaseFile } from '@/log/soundness';
import { sqliteLog } from '@/log/sqlite';
import { closeInstallation, databaseName, installationDatabase } from '@/sqlite/installation';
import { killOften, settleAccounts } from './crash/harness';
import { serverWriter } from './crash/server-writer';
import { differingViews } from './crash/views-account';

if (!existsSync('.next/BUILD_ID')) throw new Error('there is no build: npm run build');
const kills = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const folder = mkdtempSync(join(tmpdir(), 'ultimo-crash-server-'));
const streams = Array.from({ length: 8 }, (_, at) => `sitting-crash-${at + 1}`);
const started = Date.now();
console.log(`${kills} kills of the server, seed ${seed}, ${streams.length} clients`);

try {
  const progress = (kill: number): void => {
    const seconds = Math.round((Date.now() - started) / 1000);
    if (kill % 10 === 0) console.log(`  ${kill} kills after ${seconds} s`);
  };
  const writer = await serverWriter(folder, streams);
  const toll = await killOften(writer, { kills, seed, streams, within: 600, progress });
  const account = await settleAccounts(sqliteLog(installationDatabase(folder)), toll, streams);
  closeInstallation(folder);
  const { events, lost, twice, unknown, verification } = account;
  await checkDatabaseFile(join(folder, databaseName));
  const differing = await differingViews(folder);
  console.log(`  ${toll.acknowledged.length} deals acknowledged, ${events} in the log`);
  console.log(`  ${toll.unanswered} unanswered at a kill, ${toll.stored} of them stored and answered by the retry`);
  console.log(`  ${lost.length} lost, ${twice.length} twice, ${unknown.length} never acknowledged`);
  console.log(`  log ${verification.sound ? 'dense, chain intact' : `broken at ${verification.at}`}`);
  console.log(`  views ${differing.length === 0 ? 'equal those built anew' : `differ in ${differing.join(', ')}`}`);
  const faults = lost.length + twice.length + unknown.length + differing.length;
  process.exitCode = faults === 0 && verification.sound && toll.acknowledged.length > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
