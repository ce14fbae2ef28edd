// The queries of a season's page with 100,000 deals in the log: calendar and table; one at a time, ten to warm up,
// then 200. Under 15 ms at the 95th percentile by the clock. Beside it stand the processor's time, the load of the
// machine and what a plain loop of it takes now: on a machine that others use too, the clock measures them as well.
// The same where something was written before every request, so that nothing that was kept can be used, and the
// ratings, are only told. `SEASONS=3` makes a shorter log.
// Then the page itself, over HTTP from a real server, if there is a build: under 50 ms at the 95th percentile.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Installation, openInstallation } from '@/command/installation';
import type { SeasonId } from '@/kernel/ids';
import { anyone } from '@/league/permissions';
import { oneSeason } from '@/views/seasons/query';
import { ratingHistory } from '@/views/ratings/history';
import { ratingList } from '@/views/ratings/query';
import { listView, seasonMade } from '@/views/standings/query';
import { connectionOf } from '@/views/statements';
import { fillLong, hundredThousand, longMember, longSeason } from '../support/season/long-log';
import { pageCost, percentile } from '../support/served';

const mostMs = 15;
const mostPageMs = 50;
const warmUps = 10;
const requests = 200;
const seasons = Number(process.env.SEASONS ?? hundredThousand.seasons);

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const load = (): string => loadavg().map((one) => one.toFixed(1)).join(' ');

/** Answers with the 95th percentile by the clock, in milliseconds. */
async function measure(what: string, ask: () => Promise<unknown>): Promise<number> {
  for (let one = 0; one < warmUps; one += 1) await ask();
  const times: number[] = [];
  const before = cpuMs();
  for (let one = 0; one < requests; one += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  const each = (cpuMs() - before) / requests;
  const [median, high] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`${what}: median ${median.toFixed(1)} ms, 95 % under ${high.toFixed(1)} ms; processor ${each.toFixed(1)} ms each`);
  return high;
}

function loop(): number {
  const before = cpuMs();
  let sum = 0;
  for (let one = 0; one < 1e8; one += 1) sum = (sum * 31 + one) | 0;
  if (sum === 1) console.log('never');
  return cpuMs() - before;
}

async function measureQueries(here: Installation, season: SeasonId): Promise<boolean> {
  const { rows } = here.views;
  const ask = async () => {
    const made = seasonMade(rows, season, { actor: anyone, at: null });
    if (!made || !oneSeason(rows, season, made.facts)) throw new Error('there is no season');
    await listView(here.people, made, 'evenings');
  };
  const page = await measure('calendar and table of a season', ask);
  const touch = connectionOf(rows).prepare('update checkpoints set position = position');
  await measure('the same after something was written', async () => {
    touch.run();
    await ask();
  });
  const wanted = { actor: anyone, game: 'danish-tarok', until: null };
  await measure('all ratings', () => ratingList(rows, here.people, wanted));
  await measure('the rating of one member over time', () => ratingHistory({ rows, people: here.people }, longMember(0), wanted));
  console.log(`queries of the page: limit ${mostMs} ms by the clock, load ${load()} ${page < mostMs ? 'ok' : 'TOO SLOW'}`);
  return page < mostMs;
}

async function measurePage(folder: string, season: string): Promise<boolean> {
  if (!existsSync('.next/BUILD_ID')) {
    console.log('there is no build: the page is not measured (npm run build)');
    return true;
  }
  const { times } = await pageCost(folder, { path: `/da/seasons/${season}`, holds: 'Medlem 1', warmUps, requests });
  const [median, high] = [percentile(times, 0.5), percentile(times, 0.95)];
  const quick = high < mostPageMs;
  console.log(`the page: median ${median.toFixed(1)} ms, 95 % under ${high.toFixed(1)} ms (limit ${mostPageMs} by the clock, load ${load()}) ${quick ? 'ok' : 'TOO SLOW'}`);
  return quick;
}

const folder = mkdtempSync(join(tmpdir(), 'ultimo-season-'));
try {
  const here = openInstallation(folder);
  const deals = await fillLong(here, { ...hundredThousand, seasons });
  await here.views.catchUp();
  const season = longSeason(seasons - 1);
  console.log(`${deals} deals; load ${load()} at the start; a plain loop of 10^8 steps takes ${Math.round(loop())} ms of the processor`);
  const quick = await measureQueries(here, season);
  await here.close();
  process.exitCode = (await measurePage(folder, season)) && quick ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
