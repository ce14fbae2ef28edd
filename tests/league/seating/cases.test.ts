import { describe, expect, it } from 'vitest';
import type { SeatingInput } from '@/league/seating/request';
import { reportOn } from '@/league/seating/report';
import type { SeatedRound } from '@/league/seating/round';
import { swapPersons } from '@/league/seating/swap';
import { verifySeating } from '@/league/seating/verification';
import { ask, meetings, p, people, rounds, seated, sizesIn } from './request';

const round = (number: number, tables: readonly (readonly number[])[], out: readonly number[] = []): SeatedRound => ({
  number,
  tables: tables.map((persons, i) => ({ number: i + 1, persons: persons.map(p), firstDealer: 0 })),
  out: out.map(p),
});

const compass = { labels: ['N', 'E', 'S', 'W'] };
const clubs = (count: number, size: number, strength: 'absolute' | 'first-round') =>
  Array.from({ length: count }, (_, club) => ({
    persons: people(count * size).slice(club * size, club * size + size), strength, reason: 'club' as const,
  }));

describe('user cases of seating', () => {
  it('A5 names a person who is twice in a round, and the two places', () => {
    const request = ask(12, 1);
    const claimed = [round(1, [[1, 2, 3], [12, 12, 7], [4, 5, 6], [8, 12, 10]], [9, 11])];
    const problems = verifySeating(request, { rounds: claimed });
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'person-twice', params: { round: 1, person: 'p12', place: '2', other: '2' } }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'person-twice', params: { round: 1, person: 'p12', place: '2', other: '4' } }),
    );
    const forgotten = verifySeating(ask(6, 1), { rounds: [round(1, [[1, 2, 3]], [4])] });
    expect(forgotten.map(({ code, params }) => [code, params?.['person']])).toEqual([['person-missing', 'p5'], ['person-missing', 'p6']]);
  });

  it('D1 lets nobody of 42 meet the same person in two of three rounds', () => {
    expect(seated(ask(42, 3)).report).toMatchObject({ most: 1, repeats: 0 });
  });

  it('D1 finds one pair meeting three times worse than three pairs meeting twice', () => {
    for (const count of [10, 11]) expect(seated(ask(count, 3, { budget: 1_000_000 })).report.most).toBe(2);
  });

  it('D2 seats 8 in tables of three with two watching: everybody watches once, nobody meets twice', () => {
    const found = seated(ask(8, 4, { rounds: rounds(4).map((one) => ({ ...one, layout: { kind: 'sitting-out', size: 3 } })) }));
    expect(found.report).toMatchObject({ repeats: 0, repeated: [] });
    for (const { out, rounds: played } of found.report.shares) expect([out, played]).toEqual([1, 3]);
    const watched = new Set(found.rounds.map((one) => [...one.out].sort().join(' ')));
    expect(watched.size).toBe(4);
  });

  it('D4 seats 25 at seven tables twice: four fours, three threes, nobody meets twice, fours shared out', () => {
    const found = seated(ask(25, 2, { rounds: rounds(2).map((one) => ({ ...one, layout: { kind: 'tables', tables: 7 } })) }));
    for (const number of [1, 2]) expect(sizesIn(found, number)).toEqual([4, 4, 4, 4, 3, 3, 3]);
    expect(found.report.repeats).toBe(0);
    const stints = found.report.shares.map((share) => share.stints);
    expect([stints.filter((count) => count === 1).length, stints.filter((count) => count === 2).length]).toEqual([18, 7]);
  });

  it('D5 keeps compass labels: 28 people at seven tables, each with one N, E, S and W in both rounds', () => {
    const found = seated(ask(28, 2, { compass }));
    const label = new Map(found.labels.map((one) => [one.person, one.label]));
    for (const { tables } of found.rounds) {
      expect(tables).toHaveLength(7);
      for (const { persons } of tables) expect(persons.map((person) => label.get(person))).toEqual(['N', 'E', 'S', 'W']);
    }
    expect(found.report.repeats).toBe(0);
    const again = seated(ask(28, 1, { rounds: [...rounds(1, 3)], published: [...found.rounds], compass: { ...compass, of: [...found.labels] } }));
    expect(again.labels).toEqual(found.labels);
  });

  it('D9 numbers the table of two who cannot move as the lower of theirs, and uses the other last', () => {
    const fixed = [{ person: p(3), table: 1 }, { person: p(8), table: 2 }];
    const before = seated(ask(12, 4, { fixed }));
    for (const one of before.rounds) {
      const tableOf = (who: number) => one.tables.find(({ persons }) => persons.includes(p(who)))!.number;
      const together = tableOf(3) === tableOf(8);
      expect([tableOf(3), tableOf(8)]).toEqual(together ? [1, 1] : [1, 2]);
    }
    const ranking = [p(3), p(8), ...people(12).filter((one) => one !== p(3) && one !== p(8))];
    const one = seated(ask(12, 1, { fixed, numbers: [1, 2, 3, 4, 5], rounds: [{ number: 3, mode: { kind: 'interval', interval: 1, ranking } }] })).rounds[0]!;
    expect(one.tables.find(({ persons }) => persons.includes(p(3)))).toMatchObject({ number: 1 });
    expect(one.tables.find(({ number }) => number === 1)!.persons).toContain(p(8));
    expect(one.tables.map(({ number }) => number)).toEqual([1, 3, 4, 5]);
    const free = seated(ask(12, 4)).rounds.map((r) => r.tables.map(({ persons }) => [...persons].sort().join()).sort());
    expect(before.rounds.map((r) => r.tables.map(({ persons }) => [...persons].sort().join()).sort())).toEqual(free);
  });

  it.each([2, 3])('D11 keeps 6 clubs of 4 apart in all of %i rounds of threes', (count) => {
    const found = seated(ask(24, count, { apart: clubs(6, 4, 'first-round') }));
    expect(found.report).toMatchObject({ repeats: 0, conflicts: [] });
  });

  it('D11 lists the club meetings left where they cannot be avoided later', () => {
    const found = seated(ask(6, 2, { apart: [{ persons: people(3), strength: 'weak', reason: 'family' }] }));
    expect(found.report.conflicts.length).toBeGreaterThan(0);
    expect(found.report.conflicts[0]).toMatchObject({ reason: 'family', strength: 'weak' });
  });

  it('D12 shows prohibitions that were added after round 1', () => {
    const late = { persons: [p(1), p(2)], strength: 'absolute', reason: 'ruling', addedBefore: 2 } as const;
    const published = seated(ask(12, 1)).rounds;
    const found = seated(ask(12, 1, { rounds: [{ number: 2 }], published: [...published], apart: [...clubs(4, 3, 'first-round'), late] }));
    expect(found.report.later).toEqual([late]);
    expect(meetings(found, p(1), p(2))).toBe(0);
  });

  it('D14 gives nobody of 13 the odd table again and again in rank modes, and never the top table', () => {
    const first = seated(ask(13, 1));
    let published = [...first.rounds];
    for (const number of [2, 3, 4]) {
      const mode = { kind: 'interval', interval: 1, ranking: people(13) } as const;
      const found = seated(ask(13, 1, { rounds: [{ number, mode }], published }));
      const stints = found.report.shares.map((share) => share.stints);
      expect(Math.max(...stints) - Math.min(...stints)).toBeLessThanOrEqual(number === 4 ? 2 : 1);
      const top = found.rounds[0]!.tables.find(({ number: table }) => table === 1)!;
      expect(top.persons).toHaveLength(3);
      published = [...published, ...found.rounds];
    }
  });

  it('D15 seats the 11 who came so that those meet who met least this season', () => {
    const persons = people(11);
    const season: SeatingInput['season'] = persons.flatMap((a, i) =>
      persons.slice(i + 1).map((b, j) => ({ persons: [a, b] as [typeof a, typeof b], times: 1 + ((i * 7 + j * 3) % 5) })),
    );
    const without = seated(ask(11, 1));
    const found = seated(ask(11, 1, { season }));
    expect(sizesIn(found, 1)).toEqual([4, 4, 3]);
    const worth = (one: typeof found) => reportOn(ask(11, 1, { season }), one.rounds).seasonMeetings;
    expect(found.report.seasonMeetings).toBe(worth(found));
    expect(worth(found)).toBeLessThan(worth(without));
  });
});

describe('rank modes', () => {
  const ranking = people(12);
  const tablesBy = (mode: NonNullable<SeatingInput['rounds'][number]['mode']>) =>
    seated(ask(12, 1, { rounds: [{ number: 2, mode }] })).rounds[0]!.tables.map(({ persons }) =>
      persons.map((one) => Number(one.slice(1))).sort((a, b) => a - b),
    );

  it('seat neighbours in rank, or ranks an interval apart, from table 1 down', () => {
    expect(tablesBy({ kind: 'interval', interval: 1, ranking })).toEqual([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]);
    expect(tablesBy({ kind: 'interval', interval: 4, ranking })).toEqual([[1, 5, 9], [2, 6, 10], [3, 7, 11], [4, 8, 12]]);
    expect(tablesBy({ kind: 'interval', interval: 3, ranking })).toEqual([[1, 4, 7], [2, 5, 8], [3, 6, 9], [10, 11, 12]]);
  });

  it('seat finals by rank and draw the rest', () => {
    expect(tablesBy({ kind: 'final', sizes: [4], ranking })[0]).toEqual([1, 2, 3, 4]);
  });

  it('avoid in Swiss that neighbours who have met meet again', () => {
    const published = [round(1, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]])];
    const found = seated(ask(12, 1, { rounds: [{ number: 2, mode: { kind: 'swiss', ranking } }], published }));
    expect(found.report.repeats).toBe(0);
  });
});

describe('order of turn', () => {
  it('balances who plays after whom where two meet again', () => {
    const { report } = seated(ask(9, 8, { budget: 500_000 }));
    expect(report.neighbourPairs).toBeGreaterThan(30);
    expect(report.neighbours / report.neighbourPairs).toBeGreaterThanOrEqual(0.9);
  });

  it('moves people over the physical tables, or lets them stay', () => {
    const visited = (places: 'rotated' | 'kept') => {
      const found = seated(ask(15, 5, { places }));
      return people(15).reduce(
        (sum, who) => sum + new Set(found.rounds.map(({ tables }) => tables.find((t) => t.persons.includes(who))!.number)).size, 0);
    };
    expect(visited('rotated')).toBeGreaterThan(visited('kept'));
  });
});

describe('a swap by hand', () => {
  const request = ask(16, 3, { budget: 300_000, rounds: rounds(3).map((one) => ({ ...one, layout: { kind: 'sitting-out', size: 3 } })) });
  const found = seated(request);
  const [first] = found.rounds;
  const one = first!.tables[0]!.persons[0]!;
  const other = first!.tables[1]!.persons[1]!;

  it('exchanges two seats and says what it costs', () => {
    const swapped = swapPersons(request, found, { round: 1, one, other });
    if (!swapped.ok) throw new Error(swapped.refusal.code);
    const { round: after, report, difference, problems } = swapped.value;
    expect(after.tables[0]!.persons[0]).toBe(other);
    expect(after.tables[1]!.persons[1]).toBe(one);
    expect(problems).toEqual([]);
    expect(difference.repeats).toBe(report.repeats - found.report.repeats);
    const back = swapPersons(request, swapped.value, { round: 1, one, other });
    expect(back.ok && back.value.rounds).toEqual(found.rounds);
  });

  it('exchanges a seat with watching', () => {
    const [watching] = first!.out;
    const swapped = swapPersons(request, found, { round: 1, one, other: watching! });
    expect(swapped.ok && swapped.value.round.out).toEqual([one]);
  });

  it('shows what may not be stored, and refuses what is no swap', () => {
    const apart = [{ persons: [other, first!.tables[0]!.persons[1]!], strength: 'absolute' as const, reason: 'couple' as const }];
    const swapped = swapPersons({ ...request, apart }, found, { round: 1, one, other });
    expect(swapped.ok && swapped.value.problems.map(({ code }) => code)).toEqual(['not-apart']);
    expect(swapPersons(request, found, { round: 9, one, other })).toMatchObject({ refusal: { code: 'no-such-round' } });
    expect(swapPersons(request, found, { round: 1, one, other: one })).toMatchObject({ refusal: { code: 'same-person' } });
    expect(swapPersons(request, found, { round: 1, one, other: p(99) })).toMatchObject({ refusal: { code: 'not-in-round', person: 'p99' } });
  });
});
