import { describe, expect, it } from 'vitest';
import type { Booking } from '@/kernel/booking';
import { scoreRecord } from '@/core/replay/record';
import { movementsOf } from '@/kernel/movement';

const deal = {
  game: 'danish-tarok',
  rules: { discardFool: 'tout' },
  seats: 3,
  dealer: 0,
  result: {
    declarations: [
      { seat: 2, kind: 'suit', suit: 'S', form: 'half' },
      { seat: 2, kind: 'suit', suit: 'H', form: 'half' },
    ],
    bonuses: [
      { seat: 0, kind: 'king', made: false },
      { seat: 1, kind: 'pagat', made: true },
      { seat: 1, kind: 'king-ultimo', made: false },
      { seat: 2, kind: 'king-ultimo', made: false },
    ],
    lastTrick: 0,
    points: [30, 20, 28],
    fines: [
      { seat: 0, kind: 'minor' },
      { seat: 0, kind: 'minor', to: 'opponents' },
      { seat: 0, kind: 'minor', to: 'club' },
      { seat: 0, kind: 'minor' },
    ],
    adjustments: [
      { from: 'seat:0', to: 'seat:1', amount: 5 },
      { from: 'seat:0', to: 'seat:2', amount: 5 },
    ],
  },
};

function bookingsOf(input: unknown): readonly Booking[] {
  const scored = scoreRecord(input);
  const [first] = scored.ok ? scored.value.deals : [];
  return first && 'entries' in first ? first.entries : [];
}

describe('movements', () => {
  const bookings = bookingsOf(deal);
  const movements = movementsOf(bookings);

  it('hold every booking once, in order', () => {
    expect(bookings.length).toBeGreaterThan(30);
    expect(movements.flatMap((movement) => movement.bookings)).toEqual(bookings);
  });

  it('are the events of the deal', () => {
    expect(movements.map(({ reason, pivot, incoming }) => `${reason} ${pivot} ${incoming ? 'gets' : 'pays'}`)).toEqual([
      'foundation pot:king gets',
      'foundation pot:pagat gets',
      'dealer-stake seat:0 pays',
      'suit seat:2 gets',
      'suit seat:2 gets',
      'fine seat:0 pays',
      'fine seat:0 pays',
      'fine seat:0 pays',
      'fine seat:0 pays',
      'king-lost seat:0 pays',
      'pagat-won seat:1 gets',
      'king-bagud seat:1 pays',
      'king-bagud seat:2 pays',
      'card-points seat:1 pays',
      'adjustment seat:0 pays',
      'adjustment seat:0 pays',
    ]);
  });

  it('keep what goes to opponents and into the cup of one event together', () => {
    const bagud = movements.find(({ reason }) => reason === 'king-bagud');
    expect(bagud?.bookings.map(({ to, amount }) => `${to} ${amount}`)).toEqual(['seat:2 40', 'seat:0 40', 'pot:king 80']);
  });

  it('let the seat get what a cup pays', () => {
    const taken: Booking = { reason: 'leave', from: 'pot:king', to: 'seat:1', amount: 25 };
    expect(movementsOf([taken])).toEqual([{ reason: 'leave', pivot: 'seat:1', incoming: true, bookings: [taken] }]);
    expect(movementsOf([])).toEqual([]);
  });
});
