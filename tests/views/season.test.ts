import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyone } from '@/league/permissions';
import { views } from '@/views/index';
import { listView, seasonMade } from '@/views/standings/query';
import { proofOf } from '@/views/standings/proof';
import { openViews, type Views } from '@/views/views';
import { temporaryInstallation, type TemporaryInstallation } from '../support/installation';
import { season, type Simulated, simulateSeason, smallSeason } from '../support/season/season';

const now = { actor: anyone, at: null };

/** Every row of every view but the checkpoints, in an order of its own. */
function contents({ rows }: Views): Readonly<Record<string, readonly string[]>> {
  const tables = views.flatMap((view) => view.tables);
  return Object.fromEntries(
    tables.map((table) => [
      getTableConfig(table).name,
      rows.select().from(table).all().map((row) => JSON.stringify(row)).sort(),
    ]),
  );
}

describe('a season simulated from one seed', () => {
  let here: TemporaryInstallation;
  let simulated: Simulated;
  beforeAll(async () => {
    here = temporaryInstallation();
    simulated = await simulateSeason(here, smallSeason, () => here.views.catchUp());
  }, 60_000);
  afterAll(() => here.remove());

  it('has everything in it that goes wrong in a real one', () => {
    const { penalties, substitutes, late, corrections } = simulated;
    expect(Math.min(penalties, substitutes, late, corrections)).toBeGreaterThan(0);
  });

  it('has the same views evening by evening as from nothing', async () => {
    const anew = openViews(join(here.folder, 'anew.db'), here.log);
    await anew.catchUp();
    const [incremental, whole] = [contents(here.views), contents(anew)];
    expect(Object.keys(whole)).toContain('results');
    for (const table of Object.keys(whole)) expect(incremental[table], table).toEqual(whole[table]);
    anew.close();
  });

  it('proves its sums, from every table to the list', async () => {
    const made = seasonMade(here.views.rows, season, now);
    if (!made) throw new Error('there is no season');
    const proof = await proofOf({ rows: here.views.rows, people: here.people }, made);
    expect(proof.proved).toBe(true);
    expect(proof.deals.sum).toBe(0);
    expect(proof.deals.entries.length).toBe(simulated.sittings.size);
    expect(proof.penalties.entries.length).toBeGreaterThan(0);
    expect(proof.list).toBe(proof.expected);
  });

  it('lists one who was erased without a name, with the same points', async () => {
    const made = seasonMade(here.views.rows, season, now);
    if (!made) throw new Error('there is no season');
    const list = await listView(here.people, made, 'evenings');
    const line = list.lines.find(({ key }) => key === simulated.erased);
    expect(line).toMatchObject({ name: '', points: expect.any(Number) });
    expect(list.parts).toHaveLength(smallSeason.evenings);
  });
});
