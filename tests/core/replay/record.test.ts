import { describe, expect, it } from 'vitest';
import { scoreRecord } from '@/core/replay/record';

const even = [26, 26, 26];
const plain = { bonuses: [{ seat: 0, kind: 'pagat', made: true }], lastTrick: 1, points: even };
const lone = { game: 'danish-tarok', seats: 3, dealer: 0, result: plain };
const deals = (...dealers: readonly number[]) => dealers.map((dealer) => ({ dealer, result: plain }));
const sitting = {
  format: 'tarok-sitting/1',
  game: 'danish-tarok',
  players: ['Anna', 'Bo', 'Carla'],
  deals: deals(0, 1, 2),
};
const four = { ...sitting, players: ['Anna', 'Bo', 'Carla', 'Dora'] };
const column = { ...plain, points: [...even, null] };

const faultsOf = (input: unknown): readonly string[] => {
  const scored = scoreRecord(input);
  return scored.ok ? [] : scored.refusal.map(({ code, path }) => `${code} ${path}`);
};

const derivedOf = (input: unknown) => {
  const scored = scoreRecord(input);
  if (!scored.ok) throw new Error(JSON.stringify(scored.refusal));
  return scored.value;
};

describe('the frame of a record', () => {
  it.each([
    [7, ['wrong-type ']],
    [null, ['wrong-type ']],
    [{}, ['missing-field game', 'missing-field seats']],
    [{ ...lone, tables: 1 }, ['unknown-field tables']],
    [{ ...lone, game: 'skat', rules: 'x', seats: 9 }, ['unknown-game game']],
    [{ ...lone, rules: { preset: 'house' }, seats: 5 }, ['unknown-preset rules.preset', 'bad-seats seats']],
    [{ ...lone, seats: '3' }, ['bad-seats seats']],
    [{ format: 'tarok-sitting/1' }, ['missing-field game', 'missing-field players']],
    [
      { ...sitting, format: 'tarok-sitting/2', rules: { tout: -1 } },
      ['unknown-format format', 'option-value rules.tout'],
    ],
    [{ ...sitting, seats: 3 }, ['unknown-field seats']],
    [{ ...sitting, players: 'Anna', closed: 1 }, ['wrong-type players', 'wrong-type closed']],
    [{ ...sitting, players: ['Anna', 'Bo', 3] }, ['wrong-type players.2']],
    [{ ...sitting, deals: {}, changes: {} }, ['wrong-type deals', 'wrong-type changes']],
  ])('%j has the faults %j', (input, faults) => {
    expect(faultsOf(input)).toEqual(faults);
  });

  it.each([
    [7, ['wrong-type changes.0']],
    [{ before: 1, type: 'join' }, ['missing-field changes.0.seat']],
    [{ before: 1, type: 'join', seat: 3, who: 'D' }, ['unknown-field changes.0.who']],
    [{ before: 1, type: 'swap', seat: 3 }, ['change-type changes.0.type']],
    [
      { before: 1.5, type: 'join', seat: '3' },
      ['not-integer changes.0.seat', 'not-integer changes.0.before'],
    ],
    [{ before: 1, type: 'join', seat: 4 }, ['bad-seat changes.0.seat']],
    [{ before: 4, type: 'join', seat: 3 }, ['change-order changes.0.before']],
    [{ before: -1, type: 'join', seat: 3 }, ['change-order changes.0.before']],
  ])('the change %j has the faults %j', (change, faults) => {
    expect(faultsOf({ ...four, changes: [change] })).toEqual(faults);
  });

  it('asks that changes stand in order', () => {
    const changes = [
      { before: 2, type: 'join', seat: 3 },
      { before: 1, type: 'leave', seat: 3 },
    ];
    expect(faultsOf({ ...four, changes })).toEqual(['change-order changes.1.before']);
  });
});

describe('a deal of a sitting', () => {
  const second = (deal: unknown) => faultsOf({ ...sitting, deals: [{ dealer: 0, result: plain }, deal] });

  it.each([
    [7, ['wrong-type deals.1']],
    [{ result: plain }, ['missing-field deals.1.dealer']],
    [{ dealer: '1', result: plain }, ['not-integer deals.1.dealer']],
    [{ dealer: 3, result: plain }, ['bad-seat deals.1.dealer']],
    [{ dealer: 2, result: plain }, ['dealer-order deals.1.dealer']],
    [{ dealer: 1 }, ['missing-field deals.1.result']],
    [{ dealer: 1, cards: {} }, ['missing-field deals.1.actions']],
    [{ dealer: 1, result: plain, actions: [] }, ['missing-field deals.1.cards']],
    [{ dealer: 1, result: plain, rules: 'pagat' }, ['unknown-field deals.1.rules']],
    [{ dealer: 1, cards: 7, actions: 7 }, ['wrong-type deals.1.cards', 'wrong-type deals.1.actions']],
    [{ dealer: 1, result: { ...plain, points: [1, 2, 3] } }, ['points-sum deals.1.result.points']],
    [{ dealer: 1, struck: false, why: 7 }, ['wrong-type deals.1.struck', 'wrong-type deals.1.why']],
    [{ dealer: 1, struck: true, result: plain }, ['unknown-field deals.1.result']],
    [{ dealer: 1, amounts: 7 }, ['wrong-type deals.1.amounts']],
    [
      { dealer: 1, amounts: [7, { from: 'seat:0' }] },
      [
        'wrong-type deals.1.amounts.0',
        'missing-field deals.1.amounts.1.to',
        'missing-field deals.1.amounts.1.amount',
      ],
    ],
    [
      { dealer: 1, amounts: [{ from: 'seat:7', to: 'seat:7', amount: 0 }] },
      [
        'bad-account deals.1.amounts.0.from',
        'bad-account deals.1.amounts.0.to',
        'adjustment-amount deals.1.amounts.0.amount',
      ],
    ],
    [
      { dealer: 1, amounts: [{ from: 'pot:king', to: 'seat:1', amount: 66 }] },
      ['adjustment-amount deals.1.amounts.0.amount'],
    ],
  ])('%j has the faults %j', (deal, faults) => {
    expect(second(deal)).toEqual(faults);
  });

  it('asks for the next dealer after one out of order, but not after a faulty result', () => {
    expect(faultsOf({ ...sitting, deals: deals(0, 2, 1) })).toEqual([
      'dealer-order deals.1.dealer',
      'dealer-order deals.2.dealer',
    ]);
    const faulty = [{ dealer: 0, result: { ...plain, points: [0, 0, 0] } }, ...deals(2)];
    expect(faultsOf({ ...sitting, deals: faulty })).toEqual(['points-sum deals.0.result.points']);
  });

  it('asks of a pot only while it knows what it holds', () => {
    const taking = { ...plain, adjustments: [{ from: 'pot:king', to: 'seat:0', amount: 500 }] };
    expect(second({ dealer: 1, result: taking })).toEqual([
      'adjustment-amount deals.1.result.adjustments.0.amount',
    ]);
    const after = [
      { dealer: 0, result: {} },
      { dealer: 1, result: taking },
    ];
    expect(faultsOf({ ...sitting, deals: after }).join()).not.toContain('adjustment-amount');
  });

  it('needs three or four at the table, at the close too', () => {
    const people = { ...sitting, players: ['A', 'B', 'C', 'D', 'E'], deals: [], closed: true };
    expect(faultsOf(people)).toEqual(['bad-seats closed']);
    expect(faultsOf({ ...people, closed: false, deals: [{ dealer: 0, result: plain }] })).toEqual([
      'bad-seats deals.0',
    ]);
  });

  it('needs a dealer who is there', () => {
    const changes = [{ before: 0, type: 'leave', seat: 3 }];
    expect(faultsOf({ ...four, deals: [{ dealer: 3, result: column }], changes })).toEqual([
      'inactive-seat deals.0.dealer',
    ]);
  });
});

describe('a struck deal', () => {
  const struck = (again: boolean) => ({
    dealer: 1,
    struck: true,
    why: 'cards seen',
    ...(again && { again }),
  });

  it('books nothing, passes on what it found, and the next deals', () => {
    const { deals: derived } = derivedOf({ ...sitting, deals: [...deals(0), struck(false), ...deals(2)] });
    expect(derived[1]).toEqual({ struck: true, entries: [], net: [0, 0, 0], pots: { king: 65, pagat: 65 } });
    expect(derived[2]).toMatchObject({ pots: { king: 70, pagat: 70 } });
    expect(faultsOf({ ...sitting, deals: [...deals(0), struck(false), ...deals(1)] })).toEqual([
      'dealer-order deals.2.dealer',
    ]);
  });

  it('is dealt by the same again where it says so', () => {
    expect(faultsOf({ ...sitting, deals: [...deals(0), struck(true), ...deals(1)] })).toEqual([]);
    expect(faultsOf({ ...sitting, deals: [...deals(0), struck(true), ...deals(2)] })).toEqual([
      'dealer-order deals.2.dealer',
    ]);
  });

  it('leaves the pots due and the mark of a redeal as they were', () => {
    const first = derivedOf({ ...sitting, deals: [{ dealer: 0, struck: true }, ...deals(1)] });
    expect(first.deals[1]).toMatchObject({ pots: { king: 65, pagat: 65 } });
    const redeal = { dealer: 0, result: { void: 'misdeal' } };
    const marked = derivedOf({ ...sitting, deals: [redeal, { dealer: 0, struck: true }, ...deals(1)] });
    expect(marked.deals[2]).toMatchObject({ pots: { king: 65, pagat: 65 } });
    const changes = [{ before: 2, type: 'join', seat: 3 }];
    const records = [
      { dealer: 0, result: { void: 'misdeal' } },
      { dealer: 0, struck: true },
    ];
    expect(faultsOf({ ...four, deals: records, changes })).toEqual(['change-void changes.0']);
  });
});

describe('a deal of which only the sums are known', () => {
  it('books exactly these, and an empty pot is due', () => {
    const amounts = [
      { from: 'seat:0', to: 'pot:king', amount: 65 },
      { from: 'seat:0', to: 'seat:2', amount: 40 },
    ];
    const { deals: derived } = derivedOf({ ...sitting, deals: [{ dealer: 0, amounts }, ...deals(1)] });
    expect(derived[0]).toEqual({
      amounts: true,
      entries: amounts.map((amount) => ({ reason: 'amount', ...amount })),
      net: [-105, 0, 40],
      pots: { king: 65, pagat: 0 },
    });
    expect(derived[1]).toMatchObject({ pots: { king: 70, pagat: 65 } });
  });
});

describe('changes', () => {
  it('belong to those present, and not between a redeal and its repetition', () => {
    const leaving = { before: 1, type: 'leave', seat: 3 };
    const joined = {
      ...four,
      deals: [{ dealer: 0, result: column }],
      changes: [{ before: 0, type: 'join', seat: 3 }, leaving],
    };
    expect(faultsOf({ ...joined, deals: [{ dealer: 0, result: { void: 'misdeal' } }] })).toEqual([
      'change-void changes.1',
    ]);
    expect(
      faultsOf({ ...joined, deals: [{ dealer: 0, result: column }], changes: [leaving, leaving] }),
    ).toContain('change-state changes.1.seat');
  });

  it('are derived in their order', () => {
    const changes = [{ before: 1, type: 'join', seat: 3 }];
    const { changes: derived } = derivedOf({ ...four, deals: [{ dealer: 0, result: column }], changes });
    expect(derived).toEqual([
      {
        before: 1,
        entries: [
          { reason: 'join', from: 'seat:3', to: 'pot:king', amount: 20 },
          { reason: 'join', from: 'seat:3', to: 'pot:pagat', amount: 20 },
        ],
        net: [0, 0, 0, -40],
        pots: { king: 85, pagat: 85 },
      },
    ]);
  });
});

describe('a sitting without a deal', () => {
  it('has nothing to divide', () => {
    expect(derivedOf({ ...sitting, deals: [], closed: true })).toEqual({
      format: 'tarok-score/1',
      deals: [],
      closing: { entries: [], net: [0, 0, 0] },
      totals: [0, 0, 0],
      pots: { king: 0, pagat: 0 },
    });
  });
});
