import { describe, expect, it } from 'vitest';
import { dateAt, momentOf } from '@/league/tournaments/clock';
import { turnsOf } from '@/league/tournaments/turns';

const dealt = (...dealers: readonly number[]) => dealers.map((dealer) => ({ dealer, turned: true }));

describe('full turns of the dealer', () => {
  it.each([
    [3, 3, 9],
    [4, 3, 12],
    [3, 4, 12],
    [5, 2, 10],
  ])('at a table of %i, %i turns are %i deals', (seats, turns, deals) => {
    expect(turnsOf({ seats, deals: [], changes: [] }, turns)).toEqual({ done: 0, remaining: deals });
  });

  it('a redeal does not count', () => {
    const deals = [...dealt(0), { dealer: 1, turned: false }, ...dealt(1, 2)];
    expect(turnsOf({ seats: 3, deals, changes: [] }, 2)).toEqual({ done: 3, remaining: 3 });
  });

  it('one who leaves takes his turns with him', () => {
    const changes = [{ before: 4, type: 'leave', seat: 3 }] as const;
    expect(turnsOf({ seats: 4, deals: dealt(0, 1, 2, 3), changes }, 3)).toEqual({ done: 4, remaining: 6 });
  });

  it('one who comes has dealt in every turn that is over', () => {
    const changes = [{ before: 4, type: 'join', seat: 3 }] as const;
    expect(turnsOf({ seats: 4, deals: dealt(0, 1, 2, 0), changes }, 2)).toEqual({ done: 4, remaining: 3 });
  });

  it('one who is back has what he dealt before', () => {
    const changes = [
      { before: 4, type: 'leave', seat: 0 },
      { before: 6, type: 'join', seat: 0 },
    ] as const;
    expect(turnsOf({ seats: 4, deals: dealt(0, 1, 2, 3, 1, 2), changes }, 2)).toEqual({ done: 6, remaining: 2 });
  });
});

describe('the clock of a club', () => {
  it.each([
    ['2026-11-24', '21:45', '2026-11-24T20:45:00.000Z'],
    ['2026-07-07', '21:45', '2026-07-07T19:45:00.000Z'],
    ['2026-11-24', '00:30', '2026-11-24T23:30:00.000Z'],
    ['2026-10-24', '02:30', '2026-10-25T01:30:00.000Z'],
  ])('%s at %s in Copenhagen is %s', (date, time, moment) => {
    expect(new Date(momentOf(date, time, 'Europe/Copenhagen')).toISOString()).toBe(moment);
  });

  it('says the date on the wall, whatever Greenwich says', () => {
    expect(dateAt(Date.parse('2026-07-07T22:30:00Z'), 'Europe/Copenhagen')).toBe('2026-07-08');
  });
});
