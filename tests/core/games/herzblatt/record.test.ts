import { describe, expect, it } from 'vitest';
import { scoreRecord } from '@/core/replay/record';

const solo = { contract: 'solo', declarer: 0, points: [70, null] };
const people = ['Anton', 'Berta', 'Carl', 'Dora', 'Emil', 'Fritz'];
const lone = { game: 'herzblatt', seats: 3, dealer: 0, result: solo };
const sitting = (count: number, rules: unknown, ...dealers: readonly number[]) => ({
  format: 'tarok-sitting/1',
  game: 'herzblatt',
  rules,
  players: people.slice(0, count),
  deals: dealers.map((dealer) => ({ dealer, result: solo })),
});

const faultsOf = (input: unknown): readonly string[] => {
  const scored = scoreRecord(input);
  return scored.ok ? [] : scored.refusal.map(({ code, path }) => `${code} ${path}`);
};

describe('a record of Herzblatt', () => {
  it.each([
    [{ ...lone, seats: 1 }, ['bad-seats seats']],
    [{ ...lone, seats: 6, dealer: 9 }, ['bad-seats seats']],
    [{ ...lone, seats: 5, rules: 'lembke' }, ['bad-seats seats']],
    [{ ...lone, seats: 2, rules: 'reichelt' }, ['bad-seats seats']],
    [sitting(6, 'braun', 0, 0), ['bad-seats players']],
    [sitting(5, 'lembke'), ['bad-seats players']],
    [{ ...sitting(1, 'braun'), format: 'x' }, ['unknown-format format', 'bad-seats players']],
    [{ ...lone, seats: 9, rules: { stake: 0 } }, ['option-value rules.stake']],
    [{ ...sitting(6, 'skat') }, ['unknown-preset rules']],
    [{ ...sitting(3, 'braun', 0), changes: [] }, ['unknown-field changes']],
    [sitting(3, 'braun', 0, 1, 2, 0), []],
    [sitting(3, 'braun', 0, 1, 1), ['dealer-order deals.2.dealer']],
    [sitting(3, 'braun', 0, 2, 2), ['dealer-order deals.1.dealer']],
    [{ ...lone, result: { ...solo, points: [70, 49] } }, ['points-sum result.points']],
  ])('%j has the faults %j', (input, faults) => {
    expect(faultsOf(input)).toEqual(faults);
  });

  it('has no pots, and nothing to divide when the sitting is closed', () => {
    const scored = scoreRecord({ ...sitting(4, { stake: 10 }, 3, 0), closed: true });
    expect(scored).toMatchObject({
      ok: true,
      value: { pots: {}, totals: [60, -20, -20, -20], closing: { entries: [], net: [0, 0, 0, 0] } },
    });
  });

  it('books a deal of which only the sums are known, and a struck one as in every game', () => {
    const amounts = { dealer: 0, amounts: [{ from: 'seat:1', to: 'seat:2', amount: 40 }] };
    const deals = [amounts, { dealer: 1, struck: true, again: true }, { dealer: 1, result: solo }];
    expect(scoreRecord({ ...sitting(3, 'braun'), deals })).toMatchObject({ ok: true, value: { totals: [2, -41, 39] } });
  });
});
