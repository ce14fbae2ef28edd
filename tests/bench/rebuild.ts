// All views of 100,000 deals from nothing, and a correction of the oldest deal: under 30 s and 1 s by the clock. Prints
// the processor's time and the load beside it: on a machine that others use too, the clock measures them as well.
// `SEASONS=3` makes a shorter log.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '@/command/installation';
import { run } from '@/command/run';
import { correctDeals, reopenSitting } from '@/command/sittings';
import { anyone } from '@/league/permissions';
import { textRef } from '@/league/text';
import { seasonMade } from '@/views/standings/query';
import { fillLong, hundredThousand, longMember, longSeason, oldest } from '../support/season/long-log';

const most = { rebuild: 30_000, correction: 1_000 };
const seasons = Number(process.env.SEASONS ?? hundredThousand.seasons);

const load = (): string => loadavg().map((one) => one.toFixed(1)).join(' ');

type Took = { readonly wall: number; readonly cpu: number };

async function timed(act: () => Promise<unknown>): Promise<Took> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await act();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

function report(what: string, { wall, cpu }: Took, limit: number): boolean {
  const ok = wall < limit;
  console.log(`${what}: ${Math.round(wall)} ms by the clock, ${Math.round(cpu)} ms of the processor (limit ${limit}, load ${load()} now) ${ok ? 'ok' : 'TOO SLOW'}`);
  return ok;
}

const folder = mkdtempSync(join(tmpdir(), 'ultimo-rebuild-'));
const here = openInstallation(folder);
try {
  const deals = await fillLong(here, { ...hundredThousand, seasons });
  console.log(`${deals} deals in ${await here.log.head()} events; load ${load()} at the start`);
  let told = 0;
  const rebuilt = await timed(() => here.views.catchUp(() => (told += 1)));
  console.log(`progress was told ${told} times`);
  const quick = report('rebuilding all views', rebuilt, (most.rebuild * seasons) / hundredThousand.seasons);

  const actor = { account: longMember(0), role: 'official' } as const;
  const total = () => JSON.stringify(seasonMade(here.views.rows, longSeason(0), { actor: anyone, at: null })?.table.lines);
  const before = total();
  const [first, second] = [await here.log.readStream(`sitting-${oldest}`), textRef('t', 'a'.repeat(64))];
  const version = first.length;
  const written = first.filter(({ type }) => type === 'DealRecorded').map(({ data }) => JSON.parse(data) as { record: { dealer: number; result?: object } });
  const deal = written.find(({ record }) => record.result)?.record;
  const number = written.findIndex(({ record }) => record === deal) + 1;
  const other = written.findLast(({ record }) => record.result && record.dealer === deal?.dealer)?.record;
  if (!other) throw new Error('the oldest table has no other deal of this dealer');
  const reopened = await timed(async () => {
    const ran = await run(here, reopenSitting, { command: 'reopen', actor, id: oldest, version, input: { why: second } });
    if (!ran.ok) throw new Error('the oldest table cannot be reopened');
  });
  const open = report('reopening the oldest table, all ratings after it replayed', reopened, most.correction);
  const corrected = await timed(async () => {
    const input = { corrections: [{ number, deal: other }], why: second };
    const ran = await run(here, correctDeals, { command: 'correct', actor, id: oldest, version: version + 1, input });
    if (!ran.ok) throw new Error(JSON.stringify(ran.refusal));
    if (total() === before) throw new Error('the correction is not in the table');
  });
  const seen = report('a correction of the oldest deal, until the season shows it', corrected, most.correction);
  process.exitCode = quick && open && seen ? 0 : 1;
} finally {
  await here.close();
  rmSync(folder, { recursive: true, force: true });
}
