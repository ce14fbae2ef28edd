import { expect, it } from 'vitest';
import { renumber } from '@/core/games/renumbering';
import type { DanishResult } from '@/core/games/danish-tarok/result';

const whole: DanishResult = {
  declarations: [{ seat: 1, kind: 'matadors', count: 3 }],
  bonuses: [{ seat: 2, kind: 'king', made: false }],
  lastTrick: 1,
  points: [30, null, 22],
  pagatDiscarded: true,
  fines: [{ seat: 0, kind: 'other', amount: 10, to: 'club' }],
  adjustments: [{ from: 'seat:2', to: 'pot:king', amount: 20 }],
};

it('a newcomer between two seats moves every seat from his on by one', () => {
  expect(renumber(whole, [0, 2, 3], 4)).toEqual({
    declarations: [{ seat: 2, kind: 'matadors', count: 3 }],
    bonuses: [{ seat: 3, kind: 'king', made: false }],
    lastTrick: 2,
    points: [30, null, null, 22],
    pagatDiscarded: true,
    fines: [{ seat: 0, kind: 'other', amount: 10, to: 'club' }],
    adjustments: [{ from: 'seat:3', to: 'pot:king', amount: 20 }],
  });
});

it('a newcomer in the first chair moves everybody', () => {
  expect(renumber({ lastTrick: 0, points: [20, 28, 30] }, [1, 2, 3], 4)).toEqual({
    lastTrick: 1,
    points: [null, 20, 28, 30],
  });
});

it('what is absent stays absent', () => {
  expect(Object.keys(renumber<DanishResult>({ void: 'misdeal' }, [0, 1, 3], 4))).toEqual(['void']);
});

it('a seat without a new number is a bug', () => {
  expect(() => renumber({ lastTrick: 3 }, [0, 1, 2], 4)).toThrow(/seat 3/);
});
