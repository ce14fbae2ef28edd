import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '@/command/run';
import { closeSitting, reopenSitting } from '@/command/sittings';
import type { NewEvent } from '@/kernel/event';
import type { PersonId } from '@/kernel/ids';
import { PersonsMerged, PersonsSeparated } from '@/league/clubs/events';
import { happened } from '@/league/fact';
import { shown } from '@/league/rating/elo';
import { type Actor, anyone } from '@/league/permissions';
import { textRef } from '@/league/text';
import { ratingHistory } from '@/views/ratings/history';
import { replayedFor, type Step } from '@/views/ratings/partial';
import { ratingList } from '@/views/ratings/query';
import { ratedSittings, ratings } from '@/views/ratings/tables';
import { openViews, type Views } from '@/views/views';
import { temporaryInstallation, type TemporaryInstallation } from '../support/installation';
import { club, member, simulateSeason, smallSeason } from '../support/season/season';

const now = { actor: anyone, game: 'danish-tarok', until: null };
const why = textRef('t', 'a'.repeat(64));

let here: TemporaryInstallation;
beforeAll(async () => {
  here = temporaryInstallation();
  await simulateSeason(here, smallSeason, () => here.views.catchUp());
}, 60_000);
afterAll(() => here.remove());

const tablesIn = (steps: readonly { readonly sitting: string }[] = []) => new Set(steps.map(({ sitting }) => sitting)).size;

/** Who has what after how many sittings, by the pure function over the whole history. */
function replayed(steps: readonly Step[]): Readonly<Record<string, readonly number[]>> {
  const persons = [...new Set(steps.map(({ person }) => person))].sort();
  return Object.fromEntries(
    persons.map((one) => {
      const own = steps.filter(({ person }) => person === one);
      return [one, [shown(own.at(-1)?.after ?? 0), tablesIn(own), own.at(-1)?.at ?? 0]];
    }),
  );
}

async function listed({ rows }: Views): Promise<Readonly<Record<string, readonly number[]>>> {
  const list = await ratingList(rows, here.people, now);
  const byPerson = list.map(({ person, rating, sittings, lastAt }) => [person, [rating, sittings, lastAt]] as const);
  return Object.fromEntries(byPerson.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const contents = ({ rows }: Views) =>
  [ratings, ratedSittings].map((table) => rows.select().from(table).all().map((row) => JSON.stringify(row)).sort());

async function expectReplayed(): Promise<void> {
  await here.views.catchUp();
  const steps = replayedFor(here.views.rows, now);
  expect(steps.length).toBeGreaterThan(50);
  expect(await listed(here.views)).toEqual(replayed(steps));
  const anew = openViews(join(here.folder, `anew-${steps.length}-${performance.now()}.db`), here.log);
  await anew.catchUp();
  expect(contents(here.views)).toEqual(contents(anew));
  anew.close();
}

async function appendToClub(event: NewEvent): Promise<void> {
  const { length: expected } = await here.log.readStream(`club-${club}`);
  await here.log.append(`club-${club}`, [event], { expected });
}

type Sent = { readonly command: string; readonly actor: Actor; readonly id: string; readonly version: number };

async function order(sitting: string, command: string, send: (sent: Sent) => Promise<{ readonly ok: boolean }>): Promise<void> {
  const { length: version } = await here.log.readStream(`sitting-${sitting}`);
  const actor = { account: member(0), role: 'official' } as const;
  expect(await send({ command, actor, id: sitting, version })).toMatchObject({ ok: true });
}

const stepsOf = async (person: PersonId) => (await ratingHistory({ rows: here.views.rows, people: here.people }, person, now))?.steps;

describe('ratings that are kept', () => {
  it('are those of a replay from the first sitting on, corrections included', expectReplayed);

  it('have the history of everybody, step by step', async () => {
    const all = replayedFor(here.views.rows, now);
    for (const person of [member(0), member(1), member(5)]) {
      const own = all.filter((step) => step.person === person);
      const figures = own.map(({ sitting, at, before, after }) => ({ sitting, at, before: shown(before), after: shown(after) }));
      expect(await stepsOf(person)).toMatchObject(figures);
    }
  });

  it('follow two persons who turn out to be one, and one who turns out to be two', async () => {
    const before = await listed(here.views);
    const [kept, merged] = [member(0), member(1)];
    await appendToClub(happened(PersonsMerged, { kept, merged, why }));
    await expectReplayed();
    const together = await listed(here.views);
    expect(together[merged]).toBeUndefined();
    expect(together[kept]?.[1]).toBeGreaterThan(before[kept]?.[1] ?? Infinity);
    expect(await stepsOf(merged)).toEqual(await stepsOf(kept));
    expect(tablesIn(await stepsOf(kept))).toBe(together[kept]?.[1]);

    await appendToClub(happened(PersonsSeparated, { kept, merged, why }));
    await expectReplayed();
    expect(await listed(here.views)).toEqual(before);
  });

  it('know nothing of a sitting that is open again, and rate it in its old place once it is closed', async () => {
    const before = await listed(here.views);
    const first = replayedFor(here.views.rows, now)[0]?.sitting ?? '';
    await order(first, 'reopen', (sent) => run(here, reopenSitting, { ...sent, input: { why } }));
    await expectReplayed();
    expect(replayedFor(here.views.rows, now).some(({ sitting }) => sitting === first)).toBe(false);
    await order(first, 'close', (sent) => run(here, closeSitting, { ...sent, input: {} }));
    await expectReplayed();
    expect(await listed(here.views)).toEqual(before);
    expect(replayedFor(here.views.rows, now)[0]?.sitting).toBe(first);
  });
});
