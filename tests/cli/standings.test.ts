import { describe, expect, it } from 'vitest';
import { linesOf, ultimo } from './run';

type Amount = readonly [from: number, to: number, amount: number];

const sitting = (players: readonly string[], amounts: readonly Amount[], closed = true) => ({
  format: 'tarok-sitting/1',
  game: 'danish-tarok',
  rules: 'dtf-2011',
  players,
  deals: [{ dealer: 0, amounts: amounts.map(([from, to, amount]) => ({ from: `seat:${from}`, to: `seat:${to}`, amount })) }],
  ...(closed && { closed }),
});

const evening = (date: string, played: object) => JSON.stringify({ evening: date, sitting: played });

const file = [
  evening('2026-03-17', sitting(['Bo', 'Carla', 'Dorte'], [[1, 0, 80]])),
  evening('2026-03-10', sitting(['Anna', 'Bo', 'Carla'], [[1, 0, 40]])),
  evening('2026-03-10', sitting(['Anna', 'Dorte', 'Erik'], [[2, 0, 15]])),
].join('\n');

type Listed = { readonly lines: readonly { readonly name: string; readonly rank: number | null; readonly points: number; readonly dropped: readonly number[] }[] };

const listed = (...options: readonly string[]): Listed => JSON.parse(ultimo(['standings', '--json', ...options, '-'], file).out);

describe('ultimo standings', () => {
  it('lists everybody by name over all sittings, those of an evening together', () => {
    const { lines } = listed();
    expect(lines.map(({ name, rank, points }) => [name, rank, points])).toEqual([
      ['Anna', 1, 55],
      ['Bo', 2, 40],
      ['Dorte', 3, 0],
      ['Erik', 4, -15],
      ['Carla', 5, -80],
    ]);
  });

  it('counts the best evenings, lists who played too few under the line, and breaks ties in order', () => {
    const { lines } = listed('--counting', 'best:1', '--minimum', '2', '--tie-break', 'all-points,lot', '--seed', '4');
    expect(lines.map(({ name, rank, dropped }) => [name, rank, dropped])).toEqual([
      ['Bo', 1, [-40]],
      ['Dorte', 2, [0]],
      ['Carla', 3, [-80]],
      ['Anna', null, []],
      ['Erik', null, []],
    ]);
  });

  it('draws a table in the reader\'s language, and says that it is provisional', () => {
    const { code, out } = ultimo(['standings', '--lang', 'da', '-'], evening('2026-03-10', sitting(['Anna', 'Bo', 'Carla'], [[1, 0, 40]], false)));
    expect(code).toBe(0);
    expect(linesOf(out)[1]).toMatch(/Plads.*Navn.*Point/);
    expect(out).toContain('Foreløbig: 1 bord er ikke lukket.');
  });

  it('tells what it refuses, leaves it out, and ends with 1', () => {
    const { code, out, error } = ultimo(['standings', '-'], `${file}\n${evening('2026-03-24', sitting(['Anna'], []))}`);
    expect(code).toBe(1);
    expect(error).toMatch(/^\S.*4/);
    expect(out).toContain('Anna');
  });

  it('knows no other way of counting', () => {
    expect(ultimo(['standings', '--counting', 'worst', '-'], file).code).toBe(2);
    expect(ultimo(['standings', '--tie-break', 'luck', '-'], file).code).toBe(2);
  });
});
