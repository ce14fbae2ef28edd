import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Kit, openEvening, openKit, person, playTable } from './kit';

let kit: Kit;
beforeEach(async () => {
  kit = await openKit();
});
afterEach(() => kit.here.remove());

const game = 'danish-tarok';

it('rates a sitting when it is closed, and replays everything when an old one is put right, with the reason', async () => {
  const { ask, command, clock } = kit;
  const tournament = await openEvening(kit, '2026-03-10');
  const first = await playTable(kit, tournament, { Anna: 30, Bo: -30, Carla: 0 });
  const open = { table: 2, close: false };
  await playTable(kit, tournament, { Dorte: 10, Erik: -10, Fie: 0 }, open);
  clock.now += 60_000;
  await playTable(kit, tournament, { Anna: 30, Bo: 0, Carla: -30 }, { table: 3 });
  const before = await ask.ratings.list({ game });
  expect(before.map(({ name, rank, sittings }) => [name, rank, sittings])).toEqual([['Anna', 1, 2], ['Bo', 2, 2], ['Carla', 3, 2]]);
  expect(await ask.ratings.list({ game, until: clock.now - 1 })).toMatchObject([{ sittings: 1 }, { sittings: 1 }, { sittings: 1 }]);

  clock.now += 90 * 24 * 60 * 60 * 1000;
  const version = (await ask.tables.one({ sitting: first })).version;
  const why = 'fortegnene var byttet om';
  await ask.tables.reopen({ sitting: first, command: command(), version, why });
  const amounts = [{ from: 'seat:0', to: 'seat:1', amount: 30 }];
  await ask.tables.correctDeals({ sitting: first, command: command(), version: version + 1, corrections: [{ number: 1, deal: { dealer: 0, amounts } }], why });
  await ask.tables.close({ sitting: first, command: command(), version: version + 2 });
  const anna = await ask.ratings.one({ person: person('Anna'), game });
  expect(anna.steps.map(({ sitting }) => sitting)).toEqual([first, `${tournament}-r1-t3`]);
  expect(anna.steps[0]).toMatchObject({ before: 1500, after: 1480 });
  expect(anna.recalculations).toMatchObject([{ sitting: first, at: clock.now, by: 'Anna', why }]);
  expect((await ask.ratings.list({ game }))[0]?.name).toBe('Bo');
});

it('shows the cups of a table over time, each balance with what made it so', async () => {
  const { ask } = kit;
  const tournament = await openEvening(kit, '2026-03-10');
  const sitting = await playTable(kit, tournament, { Anna: 20, Bo: 0, Carla: -85 });
  const [king, pagat] = await ask.pots.ofSitting({ sitting });
  expect(king).toMatchObject({ pot: 'king', balance: 0 });
  expect(king?.entries.map(({ part, before, after }) => [part, before, after])).toEqual([['deal', 0, 65], ['closing', 65, 0]]);
  for (const { before, after, bookings } of king?.entries ?? []) {
    expect(bookings.reduce((sum, { to, amount }) => sum + (to === 'pot:king' ? amount : -amount), before)).toBe(after);
  }
  expect(pagat).toMatchObject({ pot: 'pagat', balance: 0 });
});
