import { describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { rate, type RatedSitting, shown, startRating } from '@/league/rating/elo';

const sitting = (number: number, points: Readonly<Record<string, number>>): RatedSitting => ({
  sitting: id<'sitting'>(`s${number}`),
  persons: Object.keys(points).map((name) => id<'person'>(name)),
  points: Object.values(points),
});

const lastOf = (history: ReturnType<typeof rate>, name: string) => shown(history.findLast(({ person }) => person === name)?.after ?? 0);

describe('Elo for three or more', () => {
  it('moves newcomers by the whole weight at most, half of it in each direction at equal strength', () => {
    const history = rate([sitting(1, { a: 30, b: 0, c: -30 })]);
    expect(history.map(({ person, after }) => [person, shown(after)])).toEqual([['a', 1520], ['b', 1500], ['c', 1480]]);
    expect(history.every(({ before }) => shown(before) === startRating)).toBe(true);
  });

  it('asks for more or fewer points, not for how many', () => {
    expect(rate([sitting(1, { a: 1, b: 0, c: -1 })])).toEqual(rate([sitting(1, { a: 500, b: 0, c: -500 })]));
    expect(rate([sitting(1, { a: 0, b: 0, c: 0 })]).every(({ before, after }) => before === after)).toBe(true);
  });

  it('gives for a win against a stronger one more than against a weaker one, and less to one who is settled', () => {
    const lead = Array.from({ length: 12 }, (_, number) => sitting(number, { strong: 10, weak: -10 }));
    const up = rate([...lead, sitting(20, { weak: 1, strong: 0 })]).slice(-2);
    const down = rate([...lead, sitting(20, { weak: 0, strong: 1 })]).slice(-2);
    const step = ({ before, after }: { before: number; after: number }) => Math.abs(after - before);
    expect(step(up[0] ?? { before: 0, after: 0 })).toBeGreaterThan(step(down[0] ?? { before: 0, after: 0 }));
    expect(step(up[0] ?? { before: 0, after: 0 })).toBeLessThanOrEqual(20_000);
  });

  it('takes from all what it gives to others while all are new', () => {
    const history = rate([sitting(1, { a: 30, b: 0, c: -30, d: 7 }), sitting(2, { a: 1, c: 5, d: -6 })]);
    const sum = ['a', 'b', 'c', 'd'].reduce((total, name) => total + lastOf(history, name), 0);
    expect(Math.abs(sum - 4 * startRating)).toBeLessThanOrEqual(2);
  });
});
