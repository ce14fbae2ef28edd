import { describe, expect, it } from 'vitest';
import { randomFrom } from '@/core/cards/random';
import { seat, seatNow } from '@/league/seating/seat';
import { Seating } from '@/league/seating/seating';
import { cell } from './best';
import { randomRequest } from './random-request';
import { ask, meetings, p, people, refused, rounds, seated, sizesIn } from './request';
import { faultsOf, isTelling } from './soundness';

const quick = [
  [9, 3], [9, 4], [12, 4], [15, 5], [15, 7], [18, 8], [21, 9], [21, 10], [27, 10], [30, 10], [45, 10], [60, 10],
  [16, 2], [16, 4], [17, 2], [17, 3], [19, 3], [19, 5], [20, 3], [20, 4], [22, 3], [22, 5], [23, 4], [25, 3], [25, 5],
  [26, 4], [28, 4], [32, 6], [40, 3], [47, 5], [58, 6],
  [6, 2], [6, 4], [7, 3], [8, 3], [10, 3], [11, 3], [12, 5], [13, 4], [14, 3],
] as const;

describe('a seating of all rounds at once', () => {
  it.each(quick)('of %i people over %i rounds is as good as any known', (count, wanted) => {
    const request = ask(count, wanted, { budget: 1_200_000 });
    const found = seated(request);
    const [repeats, stints, most] = cell(count, wanted);
    expect(faultsOf(request, found)).toEqual([]);
    expect(found.report.repeats).toBeLessThanOrEqual(repeats);
    expect(found.report.stintUnevenness).toBeLessThanOrEqual(stints);
    expect(found.report.most).toBeLessThanOrEqual(most);
  });

  it('of 15 people over 7 rounds lets everybody meet everybody exactly once', () => {
    const found = seated(ask(15, 7));
    const pairs = people(15).flatMap((a, at) => people(15).slice(at + 1).map((b) => meetings(found, a, b)));
    expect(pairs).toEqual(Array.from({ length: 105 }, () => 1));
  });

  it.each([[9, 4], [21, 10], [27, 13], [12, 4]])('of %i people over %i rounds repeats nothing', (count, wanted) => {
    expect(seated(ask(count, wanted)).report).toMatchObject({ repeats: 0, most: 1, worst: null, repeated: [] });
  });

  it('is the same for the same seed, byte for byte, and another for another seed', async () => {
    const request = ask(17, 3, { budget: 300_000 });
    const once = JSON.stringify(seatNow(request));
    expect(JSON.stringify(seatNow(request))).toBe(once);
    expect(JSON.stringify(await seat(request))).toBe(once);
    expect(JSON.stringify(seatNow({ ...request, seed: 8 }))).not.toBe(once);
  });

  it('is what its schema says', () => {
    const found = seated(ask(13, 3, { budget: 100_000 }));
    expect(Seating.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
  });

  it('tells how far it is and can be stopped', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const onProgress = ({ done, total }: { done: number; total: number }) => {
      expect(done).toBeLessThanOrEqual(total);
      seen.push(done);
      if (seen.length === 3) stop.abort();
    };
    const answer = await seat(ask(13, 6), { onProgress, signal: stop.signal });
    expect(answer).toEqual({ ok: false, refusal: { code: 'stopped' } });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('keeps published rounds and plans around them when somebody joins: 12 become 13', () => {
    const before = seated(ask(12, 4));
    const published = before.rounds.slice(0, 1);
    const request = ask(13, 3, { rounds: [...rounds(3, 2)], published, budget: 500_000 });
    const after = seated(request);
    expect(after.rounds.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(faultsOf(request, after)).toEqual([]);
    expect(after.report).toMatchObject({ repeats: 0, most: 1 });
    expect(after.report.shares.find(({ person }) => person === p(13))).toMatchObject({ rounds: 3, out: 0 });
  });

  it('plans on when somebody leaves: 13 become 12', () => {
    const published = seated(ask(13, 4, { budget: 500_000 })).rounds.slice(0, 2);
    const request = ask(12, 2, { rounds: [...rounds(2, 3)], published, budget: 500_000 });
    const after = seated(request);
    expect(faultsOf(request, after)).toEqual([]);
    expect(JSON.stringify(after.rounds)).not.toContain('"p13"');
    expect(after.report.repeats).toBe(0);
  });

  it('holds for 50 requests of chance, or is refused with a reason that names who', () => {
    const random = randomFrom(2024);
    let found = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const request = randomRequest(random, seed);
      const answer = seatNow(request);
      const telling = answer.ok || isTelling(answer.refusal);
      expect([telling, answer.ok ? faultsOf(request, answer.value) : []], `request ${seed}`).toEqual([true, []]);
      found += Number(answer.ok);
    }
    expect(found).toBeGreaterThan(25);
  });

  it('names exactly the pairs that cannot be kept apart', () => {
    const club = { strength: 'absolute', reason: 'club' } as const;
    const apart = [{ ...club, persons: people(5) }, { ...club, persons: [p(6), p(7)] }];
    const refusal = refused(ask(12, 1, { apart }));
    expect(refusal).toMatchObject({ code: 'cannot-keep-apart', round: 1 });
    const named = refusal.code === 'cannot-keep-apart' ? refusal.pairs : [];
    expect(named).toHaveLength(10);
    expect(new Set(named.flat())).toEqual(new Set(people(5)));
  });

  it.each([
    ['too-few', ask(2, 1)],
    ['too-many-tables', ask(8, 1, { rounds: [{ number: 1, layout: { kind: 'tables', tables: 3 } }] })],
    ['too-few-tables', ask(30, 1, { rounds: [{ number: 1, layout: { kind: 'tables', tables: 7 } }] })],
    ['sizes-do-not-fit', ask(8, 1, { rounds: [{ number: 1, layout: { kind: 'sizes', sizes: [3, 3, 3] } }] })],
    ['size-not-allowed', ask(8, 1, { rounds: [{ number: 1, layout: { kind: 'sizes', sizes: [5, 3] } }] })],
    ['person-twice', ask(2, 1, { persons: [p(1), p(2), p(1)] })],
    ['ranking-incomplete', ask(4, 1, { rounds: [{ number: 1, mode: { kind: 'swiss', ranking: [p(1)] } }] })],
    ['no-such-table', ask(6, 1, { numbers: [1, 2], fixed: [{ person: p(1), table: 3 }] })],
    ['nothing-to-seat', ask(0, 1)],
  ])('is refused: %s', (code, request) => {
    expect(refused(request).code).toBe(code);
  });

  it('seats five as four with one watching, and herzblatt with tables of two to five', () => {
    expect(seated(ask(5, 1)).rounds[0]).toMatchObject({ tables: [{ persons: { length: 4 } }], out: { length: 1 } });
    expect(sizesIn(seated(ask(5, 1, { sizes: [2, 3, 4, 5] })), 1)).toEqual([3, 2]);
  });
});
