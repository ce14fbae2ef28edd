import { describe, expect, it } from 'vitest';
import { previewDeal } from '@/core/replay/preview';
import { scoreRecord } from '@/core/replay/record';
import type { SittingFold } from '@/core/replay/sitting-fold';
import { mayChange, nextDealer, openSitting } from '@/core/replay/sitting-fold';
import { applyChange, applyDeal, closeSitting } from '@/core/replay/sitting-step';

const plain = { bonuses: [{ seat: 0, kind: 'pagat', made: true }], lastTrick: 1, points: [26, 26, 26, null] };

function opened(present = [0, 1, 2]): SittingFold {
  const fold = openSitting({ game: 'danish-tarok', rules: 'pagat', seats: 4, present });
  if (!fold.ok) throw new Error('refused');
  return fold.value;
}

function dealt(fold: SittingFold, deal: unknown): SittingFold {
  const step = applyDeal(fold, deal);
  if (!step.ok) throw new Error(JSON.stringify(step.refusal));
  return step.value.fold;
}

describe('the chain of a sitting', () => {
  it('opens with a game and rules that exist', () => {
    expect(openSitting({ game: 'skat', seats: 3 })).toMatchObject({
      refusal: [{ code: 'unknown-game', path: 'game' }],
    });
    expect(openSitting({ game: 'danish-tarok', rules: 'house', seats: 3 })).toMatchObject({
      refusal: [{ code: 'unknown-preset', path: 'rules' }],
    });
  });

  it('lets anybody deal first, then forehand, and the same again after a redeal', () => {
    const first = opened();
    expect([nextDealer(first), mayChange(first)]).toEqual([null, true]);
    const second = dealt(first, { dealer: 2, result: plain });
    expect(nextDealer(second)).toBe(0);
    const third = dealt(second, { dealer: 0, result: { void: 'misdeal' } });
    expect([nextDealer(third), mayChange(third)]).toEqual([0, false]);
  });

  it('changes nothing in the fold it came from', () => {
    const fold = opened();
    const before = JSON.stringify({ ...fold, game: null });
    dealt(fold, { dealer: 0, result: plain });
    expect(JSON.stringify({ ...fold, game: null })).toBe(before);
  });

  it('refuses a deal with its faults from the deal on, and a change out of time', () => {
    expect(applyDeal(opened(), { dealer: 0, result: {} })).toMatchObject({
      ok: false,
      refusal: [{ path: 'result.bonuses' }, { path: 'result.lastTrick' }, { path: 'result.points' }],
    });
    expect(applyChange(opened(), { type: 'join', seat: 9 })).toMatchObject({
      refusal: [{ code: 'bad-seat' }],
    });
    expect(applyChange(opened(), { type: 'join', seat: 0 })).toMatchObject({
      refusal: [{ code: 'change-state' }],
    });
    expect(closeSitting(opened([0, 1]))).toMatchObject({ refusal: [{ code: 'bad-seats' }] });
  });

  it('comes to the same as the record', () => {
    const joined = applyChange(dealt(opened(), { dealer: 0, result: plain }), { type: 'join', seat: 3 });
    if (!joined.ok) throw new Error('refused');
    const closed = closeSitting(joined.value.fold);
    const record = scoreRecord({
      format: 'tarok-sitting/1',
      game: 'danish-tarok',
      rules: 'pagat',
      players: ['A', 'B', 'C', 'D'],
      deals: [{ dealer: 0, result: plain }],
      changes: [{ before: 1, type: 'join', seat: 3 }],
      closed: true,
    });
    if (!closed.ok || !record.ok) throw new Error('refused');
    expect(record.value.totals).toEqual(closed.value.fold.totals);
    expect(record.value.closing).toEqual(closed.value.derived);
  });
});

describe('a preview', () => {
  it('books what is known and says what is open', () => {
    const preview = previewDeal(opened(), 0, { bonuses: [{ seat: 1, kind: 'king', made: false }] });
    expect(preview.problems.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'missing pagat-missing',
      'missing last-trick-missing',
      'missing points-missing',
    ]);
    expect(preview.net).toEqual([-45, -55, -35, 0]);
    expect(preview.pots).toEqual({ king: 70, pagat: 65 });
    expect(preview.totals).toEqual(preview.net);
  });

  it.each([
    null,
    7,
    [],
    {},
    { points: 'x' },
    { bonuses: [{}] },
    { void: 'nothing' },
    { ...plain, points: [1, 2, 3, null] },
  ])('of %j does not throw, and its payments balance', (claim) => {
    const { bookings, net, pots, problems } = previewDeal(opened(), 0, claim);
    expect(problems.length).toBeGreaterThan(0);
    expect([...net, ...Object.values(pots)].reduce((sum, amount) => sum + amount)).toBe(0);
    expect(problems.some(({ kind }) => kind === 'wrong') ? bookings : []).toEqual([]);
  });

  it('finds what only scoring can find', () => {
    const adjustments = [{ from: 'pot:king', to: 'seat:0', amount: 99 }];
    const preview = previewDeal(opened(), 0, { ...plain, adjustments });
    expect(preview.bookings).toEqual([]);
    expect(preview.problems).toMatchObject([{ code: 'adjustment-amount', path: 'adjustments.0.amount' }]);
  });
});
