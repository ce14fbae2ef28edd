import { describe, expect, it } from 'vitest';
import { baseDesigns } from '@/league/seating/base-designs';
import { designFor } from '@/league/seating/design';

const known = [...baseDesigns.map(({ players, rounds }) => ({ players, rounds })), { players: 12, rounds: 4 }];

function meetings(players: number): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const table of designFor(players)!.flat()) {
    for (const [a, b] of [[0, 1], [0, 2], [1, 2]] as const) {
      const pair = [table[a]!, table[b]!].sort((x, y) => x - y).join(' ');
      met.set(pair, (met.get(pair) ?? 0) + 1);
    }
  }
  return met;
}

describe('designs', () => {
  it('are there for every head count that has one, from 9 to 60', () => {
    const counts = known.map(({ players }) => players).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 18 }, (_, i) => 9 + 3 * i));
  });

  it.each(known)('seat all $players people once in each of $rounds rounds, in threes', ({ players, rounds }) => {
    const design = designFor(players)!;
    expect(design).toHaveLength(rounds);
    for (const round of design) {
      expect(round.every((table) => table.length === 3)).toBe(true);
      expect(round.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i));
    }
  });

  it.each(known)('let no two of $players meet twice in $rounds rounds', ({ players, rounds }) => {
    const met = meetings(players);
    expect(Math.max(...met.values())).toBe(1);
    expect(met.size).toBe((players * rounds * 2) / 2);
  });

  it('let everybody meet everybody where the head count is 3 more than a multiple of 6', () => {
    for (const { players } of known.filter((one) => one.players % 6 === 3)) {
      expect(meetings(players).size).toBe((players * (players - 1)) / 2);
    }
  });

  it('are not there for other head counts', () => {
    for (const players of [3, 6, 16, 20, 63]) expect(designFor(players)).toBeNull();
  });
});
