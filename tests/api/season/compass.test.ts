import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryInstallation, type TemporaryInstallation } from '../../support/installation';
import { closeTable, evening, openNight, play, startRound } from '../tournament/night';

let here: TemporaryInstallation;
beforeEach(() => {
  here = temporaryInstallation(() => Date.parse('2026-11-24T18:00:00Z'));
});
afterEach(() => here.remove());

it('has a list for each seat of the compass, of those who keep that seat all evening', async () => {
  const night = await openNight(here, 8, { rounds: 2, compass: true });
  for (const round of [1, 2]) {
    await startRound(night, round);
    for (const table of [1, 2]) {
      await play(night, { round, table }, 2);
      await closeTable(night, { round, table });
    }
    await night.api.rounds.close({ ...(await night.at()), round });
  }
  const whole = await night.api.standings.tournament({ tournament: evening });
  const lists = await night.api.standings.compass({ tournament: evening });
  expect(lists.map(({ label }) => label).sort()).toEqual(['E', 'N', 'S', 'W']);
  const everybody = lists.flatMap(({ list }) => list.lines.map(({ key, points }) => [key, points]));
  expect(everybody).toHaveLength(8);
  expect(Object.fromEntries(everybody)).toEqual(Object.fromEntries(whole.lines.map(({ key, points }) => [key, points])));
  for (const { list } of lists) {
    expect(list.lines).toHaveLength(2);
    expect(list.lines[0]?.rank).toBe(1);
    expect(list.lines[0]?.points).toBeGreaterThanOrEqual(list.lines[1]?.points ?? Infinity);
    expect(list.parts.map(({ key }) => key)).toEqual(['1', '2']);
  }
});
