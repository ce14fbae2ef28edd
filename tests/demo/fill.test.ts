import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '@/auth/account';
import { foundClub } from '@/command/clubs';
import { openInstallation } from '@/command/installation';
import { run } from '@/command/run';
import { clubName, official } from '@/demo/cast';
import { clubId, lastTuesday, memberId } from '@/demo/evening';
import { fillDemo } from '@/demo/fill';
import { listEvenings, oneEvening } from '@/views/evenings/query';
import { oneTable } from '@/views/tables/query';
import { type TemporaryInstallation, temporaryInstallation } from '../support/installation';

const monday = Date.parse('2026-11-30T12:00:00Z');

let here: TemporaryInstallation;

beforeEach(() => {
  here = temporaryInstallation();
});

afterEach(() => here.remove());

/** Fills the folder, which must not be open meanwhile, and opens it again. */
async function filled(): Promise<boolean> {
  await here.close();
  const wrote = await fillDemo(here.folder, monday);
  here = { ...here, ...openInstallation(here.folder) };
  await here.views.catchUp();
  return wrote;
}

const hashes = async () => (await here.log.readAll()).map(({ hash }) => hash);

describe('the demo', () => {
  it('fills an empty folder with an evening of four tables for thirteen, one of them running', async () => {
    expect(await filled()).toBe(true);
    const [listed] = listEvenings(here.views.rows);
    expect(listed).toMatchObject({ date: '2026-11-24', state: 'running', tables: 4, players: 13 });
    const one = await oneEvening(here.views.rows, here.people, listed?.id ?? '');
    expect(one?.tables.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed', 'running']);
    expect(one?.tables.map(({ players }) => players.length)).toEqual([3, 4, 3, 3]);
    expect(one?.tables.flatMap(({ players }) => players).every(({ name }) => name !== '')).toBe(true);
    const deals = await Promise.all(
      (one?.tables ?? []).map(async ({ sitting }) => (await oneTable(here.views.rows, here.people, sitting))?.deals ?? []),
    );
    expect(deals.flat().filter(({ cards }) => cards)).toHaveLength(1);
    const times = deals.flat().map(({ at }) => new Date(at).toISOString());
    expect(times.every((time) => time.startsWith('2026-11-24T1') || time.startsWith('2026-11-24T20'))).toBe(true);
    expect(deals.flat().every(({ by }) => by === 'Inger Talonsgård')).toBe(true);
  });

  it('lets its secretary log in', async () => {
    await filled();
    expect(await logIn(here.people, official)).toEqual({ id: memberId(official.member), name: 'Inger Talonsgård' });
  });

  it('is the same every time, and written once', async () => {
    await filled();
    const first = await hashes();
    expect(await filled()).toBe(false);
    expect(await hashes()).toEqual(first);
    await here.remove();
    here = temporaryInstallation();
    await filled();
    expect(await hashes()).toEqual(first);
  });

  it('goes on where it was interrupted', async () => {
    const actor = { account: memberId(official.member), role: 'official' } as const;
    const begun = await run(here, foundClub, { command: 'demo-first', actor, id: clubId, input: { name: clubName } });
    expect(begun.ok).toBe(true);
    expect(await filled()).toBe(true);
    expect(listEvenings(here.views.rows).slice(0, 1)).toMatchObject([{ tables: 4, players: 13 }]);
  });

  it('leaves a folder alone that has a club of its own', async () => {
    const actor = { account: 'a', role: 'official' } as const;
    await run(here, foundClub, { command: 'own', actor, id: clubId, input: { name: 'Vores klub' } });
    expect(await filled()).toBe(false);
    expect(await here.log.head()).toBe(1);
  });

  it.each([
    ['a Monday', '2026-11-30T12:00:00Z', '2026-11-24'],
    ['a Tuesday', '2026-12-01T12:00:00Z', '2026-11-24'],
    ['a Wednesday', '2026-12-02T12:00:00Z', '2026-12-01'],
    ['a Tuesday in Greenwich that is a Wednesday in the club', '2026-07-07T22:30:00Z', '2026-07-07'],
  ])('was last Tuesday, seen from %s', (_, now, date) => {
    expect(lastTuesday(Date.parse(now))).toBe(date);
  });
});
