// The whole season: 40 members, 30 evenings, followed evening by evening. Its views from nothing are the same, its sums
// are proved, and every list before the last says what the season says as it stood then. `SEED=…` makes another one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { openInstallation } from '@/command/installation';
import { anyone } from '@/league/permissions';
import { views } from '@/views/index';
import { proofOf } from '@/views/standings/proof';
import { seasonMade } from '@/views/standings/query';
import { openViews, type Views } from '@/views/views';
import { dateOf, season, simulateSeason, wholeSeason } from '../support/season/season';

const seed = Number(process.env.SEED ?? wholeSeason.seed);
const folder = mkdtempSync(join(tmpdir(), 'ultimo-season-'));
const here = openInstallation(folder);
const faults: string[] = [];

const contents = ({ rows }: Views): readonly (readonly [string, string])[] =>
  views
    .flatMap((view) => view.tables)
    .map((table) => [
      getTableConfig(table).name,
      rows.select().from(table).all().map((row) => JSON.stringify(row)).sort().join('\n'),
    ]);

async function proofAt(date: string): Promise<void> {
  const made = seasonMade(here.views.rows, season, { actor: anyone, at: { date, round: null } });
  if (!made) throw new Error('there is no season');
  const { proved, list, expected } = await proofOf({ rows: here.views.rows, people: here.people }, made);
  if (!proved) faults.push(`after ${date} the list comes to ${list} instead of ${expected}`);
}

try {
  const simulated = await simulateSeason(here, { ...wholeSeason, seed }, async (evening) => {
    await here.views.catchUp();
    await proofAt(dateOf(evening));
  });
  const { penalties, substitutes, late, corrections, sittings } = simulated;
  console.log(`${sittings.size} sittings, ${penalties} penalties, ${substitutes} substitutes, ${late} late, ${corrections} corrections`);
  const anew = openViews(join(folder, 'anew.db'), here.log);
  await anew.catchUp();
  const whole = new Map(contents(anew));
  for (const [table, rows] of contents(here.views)) if (whole.get(table) !== rows) faults.push(`${table} differs from nothing`);
  anew.close();
  for (let evening = 0; evening < wholeSeason.evenings; evening += 1) await proofAt(dateOf(evening));
  console.log(faults.length === 0 ? `seed ${seed}: ${whole.size} tables the same, every list proved` : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await here.close();
  rmSync(folder, { recursive: true, force: true });
}
