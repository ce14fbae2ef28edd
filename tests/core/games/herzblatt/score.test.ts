import { describe, expect, it } from 'vitest';
import { settlements } from '@/core/games/herzblatt/rules';
import { endingOf, score } from '@/core/games/herzblatt/score';
import { netOf } from '@/kernel/booking';
import { contextOf } from './scene';

/** What the soloist and each defender get, the soloist being seat 1. */
function paid(rules: unknown, seats: number, points: number): readonly number[] {
  const at = contextOf(rules, seats);
  const { bookings } = score({ contract: 'solo', declarer: 1, points: [points, null] }, at);
  const net = netOf(bookings, seats);
  expect(net.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  return [...new Set([net[1] ?? 0, ...net])];
}

describe('the worked examples of section 9', () => {
  it.each([
    ['1', 'braun', {}, 4, 70, [30, -10]],
    ['1', 'lembke', {}, 4, 70, [30, -10]],
    ['1', 'feder', {}, 4, 70, [30, -10]],
    ['1', 'reichelt', {}, 4, 70, [30, -10]],
    ['2', 'braun', {}, 4, 60, [-60, 20]],
    ['2', 'lembke', {}, 4, 60, [-60, 20]],
    ['2', 'feder', {}, 4, 60, [-60, 20]],
    ['3', 'reichelt', {}, 4, 60, [-30, 10]],
    ['4', 'braun', {}, 3, 30, [-60, 30]],
    ['4', 'braun', {}, 3, 31, [-40, 20]],
    ['5', 'feder', {}, 3, 30, [-40, 20]],
    ['6', 'reichelt', {}, 3, 30, [-80, 40]],
    ['6', 'feder', { settlement: 'feder-variant' }, 3, 30, [-80, 40]],
    ['7', 'braun', {}, 5, 87, [40, -10]],
    ['7', 'feder', {}, 5, 87, [40, -10]],
    ['8', 'reichelt', {}, 5, 87, [120, -30]],
    ['9', 'feder', { settlement: 'feder-variant' }, 5, 87, [40, -10]],
    ['9', 'feder', { settlement: 'feder-variant' }, 5, 88, [120, -30]],
    ['10', 'braun', {}, 2, 33, [-20, 20]],
    ['10', 'feder', { settlement: 'feder-variant' }, 2, 33, [-20, 20]],
    ['11', 'reichelt', { tableSizes: '2-5' }, 2, 33, [-40, 40]],
  ])('%s: %s %j, %i players, %i points', (_number, preset, options, seats, points, expected) => {
    expect(paid({ preset, stake: 10, ...options }, seats, points)).toEqual(expected);
  });

  it('12: 65 is lost and 66 is won in every scheme', () => {
    for (const settlement of settlements) {
      expect(endingOf(65, settlement).reason).toBe('lost');
      expect(endingOf(66, settlement).reason).toBe('won');
    }
  });
});

describe('the table of section 7', () => {
  const spans = [
    [88, 120, 1, 1, 3, 3, 3],
    [87, 87, 1, 1, 1, 3, 3],
    [66, 86, 1, 1, 1, 1, 1],
    [34, 65, -2, -2, -2, -1, -2],
    [33, 33, -2, -2, -2, -4, -4],
    [31, 32, -2, -2, -4, -4, -4],
    [0, 30, -3, -2, -4, -4, -4],
  ];

  it.each(spans)('from %i to %i points', (from, to, ...multiples) => {
    settlements.forEach((settlement, column) => {
      for (let points = from; points <= to; points++) {
        const { multiple, reason } = endingOf(points, settlement);
        expect(reason.startsWith('won') ? multiple : -multiple).toBe(multiples[column]);
      }
    });
  });
});

describe('the bookings', () => {
  it('go round the table after the soloist', () => {
    const at = contextOf({ settlement: 'feder-variant', stake: 5 }, 4, 3);
    expect(score({ contract: 'solo', declarer: 2, points: [null, 32] }, at).bookings).toEqual(
      [3, 0, 1].map((seat) => ({ reason: 'won-high', from: `seat:${seat}`, to: 'seat:2', amount: 15 })),
    );
    expect(score({ contract: 'solo', declarer: 0, points: [32, 88] }, at).bookings).toEqual(
      [1, 2, 3].map((seat) => ({ reason: 'lost-low', from: 'seat:0', to: `seat:${seat}`, amount: 20 })),
    );
  });

  it('are none if nobody played, or while nothing is counted', () => {
    const at = contextOf('braun', 3);
    expect(score({ contract: 'pass' }, at)).toEqual({ bookings: [], left: null, problems: [] });
    expect(score({ contract: 'solo', declarer: 0 }, at).bookings).toEqual([]);
  });
});
