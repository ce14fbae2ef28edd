import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openInstallation } from '@/command/installation';
import * as sittings from '@/command/sittings';
import { installationDatabase } from '@/sqlite/installation';
import { listEvenings, oneEvening } from '@/views/evenings/query';
import { views as allViews } from '@/views/index';
import { personsOfClub } from '@/views/members/query';
import { newsOf } from '@/views/news';
import { oneTable, tablePosition } from '@/views/tables/query';
import { openViews, type Views } from '@/views/views';
import { type TemporaryInstallation, temporaryInstallation } from '../support/installation';
import { eventfulClub } from './club-sample';
import { club, done, evening, names, openTable, person, plainDeal, record, table } from './sample';

let here: TemporaryInstallation;

beforeEach(() => {
  here = temporaryInstallation();
});

afterEach(() => here.remove());

/** Every row of every view, as it lies in the file. */
const everything = ({ rows }: Views) =>
  allViews.flatMap(({ tables }) =>
    tables.map((one) => {
      const { name } = getTableConfig(one);
      const lines = rows.all(sql`select * from ${sql.identifier(name)}`).map((line) => JSON.stringify(line));
      return [name, lines.sort()] as const;
    }),
  );

/** A table at which everything happened that can: deals of each kind, a newcomer, corrections, a closing taken back. */
async function eventfulEvening(): Promise<void> {
  await openTable(here);
  const at = { id: table };
  await record(here, 2, plainDeal(0, 1));
  await record(here, 3, plainDeal(1, 1));
  await done(here, sittings.annulDeal, { ...at, version: 4, input: { number: 2, again: true, why: 'Anna var gået' } });
  await record(here, 5, plainDeal(1, 0));
  await done(here, sittings.join, { ...at, version: 6, input: { person: person(4), seat: 1 } });
  await record(here, 7, plainDeal(3, 0, 4));
  // The newcomer was not there yet: his column of the first deal stays empty.
  const before = plainDeal(0, 3, 4);
  const corrected = { number: 1, deal: { ...before, result: { ...before.result, points: [26, null, 26, 26] } } };
  await done(here, sittings.correctDeals, { ...at, version: 8, input: { corrections: [corrected], why: 'Skrevet forkert' } });
  await done(here, sittings.leave, { ...at, version: 9, input: { seat: 0 } });
  const { version } = await done(here, sittings.closeSitting, { ...at, version: 10, input: {} });
  await done(here, sittings.reopenSitting, { ...at, version, input: { why: 'En mere' } });
}

/** What only a season fills; `season.test.ts` compares these. */
const filledBySeason = ['published_lists', 'seasons', 'season_log', 'rated_sittings', 'ratings'];

describe('the views', () => {
  it('are the same after every event as when they are built from nothing', async () => {
    await eventfulEvening();
    await eventfulClub(here);
    const followed = everything(here.views);
    const fresh = openViews(join(here.folder, 'fresh.db'), here.log);
    await fresh.catchUp();
    expect(everything(fresh)).toEqual(followed);
    const empty = followed.flatMap(([name, rows]) => (rows.length > 0 ? [] : [name]));
    expect(empty).toEqual(filledBySeason);
    fresh.close();
  });

  it('come back when their file is deleted', async () => {
    await eventfulEvening();
    const before = everything(here.views);
    const answer = await oneTable(here.views.rows, here.people, table);
    await here.close();
    for (const end of ['', '-wal', '-shm']) rmSync(join(here.folder, `views.db${end}`), { force: true });
    const again = openInstallation(here.folder);
    expect(listEvenings(again.views.rows)).toEqual([]);
    await again.views.catchUp();
    expect(everything(again.views)).toEqual(before);
    expect(await oneTable(again.views.rows, again.people, table)).toEqual(answer);
    await again.close();
    here = { ...here, remove: async () => rmSync(here.folder, { recursive: true }) };
  });

  it('are built anew when their code version has changed, the others stay', async () => {
    await eventfulEvening();
    const changed = allViews.map((view) => (view.name === 'pots' ? { ...view, version: 1000 } : view));
    const reopened = openViews(join(here.folder, 'views.db'), here.log, changed);
    const count = () => reopened.rows.get<{ n: number }>(sql`select count(*) as n from pots`)?.n;
    const before = here.views.rows.get<{ n: number }>(sql`select count(*) as n from bookings`)?.n;
    expect(count()).toBe(0);
    expect(reopened.rows.get<{ n: number }>(sql`select count(*) as n from bookings`)?.n).toBe(before);
    await reopened.catchUp();
    expect(count()).toBeGreaterThan(0);
    reopened.close();
  });

  it('begin again when the log is not the one they followed', async () => {
    await eventfulEvening();
    const other = temporaryInstallation();
    await openTable(other);
    const moved = openViews(join(here.folder, 'views.db'), other.log);
    expect((await oneTable(moved.rows, here.people, table))?.deals.length).toBeGreaterThan(0);
    await moved.catchUp();
    expect((await oneTable(moved.rows, here.people, table))?.deals).toEqual([]);
    moved.close();
    await other.remove();
  });
});

describe('a table', () => {
  it('has its deals, their bookings and cups, and what comes next', async () => {
    await openTable(here);
    await record(here, 2, plainDeal(0, 1));
    const one = await oneTable(here.views.rows, here.people, table);
    expect(one).toMatchObject({
      id: table,
      state: 'running',
      version: 3,
      position: 5,
      preset: 'dtf-2011',
      nextDealer: 1,
      tournament: { id: evening, date: '2026-11-24', club: { name: 'Tarokklubben' } },
    });
    expect(one?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Carla']);
    const [deal] = one?.deals ?? [];
    expect(deal).toMatchObject({ number: 1, kind: 'played', versions: 1, corrected: false, by: 'Anna', cards: false });
    expect(deal?.bookings.at(-1)).toEqual({ reason: 'last-trick', from: 'seat:0', to: 'seat:1', amount: 20 });
    expect(deal?.pots).toEqual({ king: 65, pagat: 65 });
    expect(deal?.net).toEqual([-75, 10, -65]);
    expect(one?.record.deals).toEqual([plainDeal(0, 1)]);
  });

  it('says what was typed, and null once that is erased', async () => {
    await eventfulEvening();
    const one = await oneTable(here.views.rows, here.people, table);
    expect(one?.deals.map(({ why }) => why)).toEqual(['Skrevet forkert', 'Anna var gået', null, null]);
    expect(one?.deals.map(({ kind }) => kind)).toEqual(['played', 'struck', 'played', 'played']);
    expect(one?.record.deals[1]).toEqual({ dealer: 2, struck: true, again: true, why: 'Anna var gået' });
    installationDatabase(here.folder).exec('delete from texts');
    const erased = await oneTable(here.views.rows, here.people, table);
    expect(erased?.deals.map(({ why }) => why)).toEqual([null, null, null, null]);
  });

  it('lists everybody who sat there, in order of turn, and who is there now', async () => {
    await eventfulEvening();
    const one = await oneTable(here.views.rows, here.people, table);
    expect(one?.seats.map(({ name, present }) => [name, present])).toEqual([
      ['Anna', false],
      ['Dorte', true],
      ['Bo', true],
      ['Carla', true],
    ]);
    expect(one?.changes.map(({ before, type, seat }) => [before, type, seat])).toEqual([
      [3, 'join', 1],
      [4, 'leave', 0],
    ]);
    expect(one?.changes[0]?.bookings.length).toBeGreaterThan(0);
  });

  it('is nothing where there is no such table', async () => {
    expect(await oneTable(here.views.rows, here.people, 'nowhere')).toBeNull();
    expect(tablePosition(here.views.rows, 'nowhere')).toBe(0);
  });
});

describe('an evening', () => {
  it('has its tables with totals, and who leads', async () => {
    await openTable(here);
    expect(listEvenings(here.views.rows)).toMatchObject([{ id: evening, state: 'running', tables: 1, deals: 0, players: 3 }]);
    await record(here, 2, plainDeal(0, 1));
    const one = await oneEvening(here.views.rows, here.people, evening);
    expect(one?.tables).toMatchObject([{ sitting: table, state: 'running', deals: 1, leader: 1, pots: { king: 65 } }]);
    expect(one?.tables[0]?.players.map(({ name, total }) => [name, total])).toEqual([
      ['Anna', -75],
      ['Bo', 10],
      ['Carla', -65],
    ]);
    expect(one?.position).toBe(5);
  });

  it('knows who plays in the club, by name', async () => {
    await eventfulEvening();
    const persons = await personsOfClub(here.views.rows, here.people, club);
    expect(persons.map(({ name }) => name)).toEqual([...names]);
  });
});

describe('news', () => {
  it('tell what happened before one listened, then what happens, and end with the signal', async () => {
    await openTable(here);
    const stop = new AbortController();
    const newest = () => tablePosition(here.views.rows, table);
    const news = newsOf(here.views, newest, { after: 3, signal: stop.signal });
    expect(await news.next()).toEqual({ done: false, value: 4 });
    const next = news.next();
    await record(here, 2, plainDeal(0, 1));
    expect(await next).toEqual({ done: false, value: 5 });
    const last = news.next();
    stop.abort();
    expect(await last).toEqual({ done: true, value: undefined });
  });
});
