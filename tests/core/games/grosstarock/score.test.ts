import { describe, expect, it } from 'vitest';
import type { GrossResult } from '@/core/games/grosstarock/result';
import { score } from '@/core/games/grosstarock/score';
import { faults, net, plain, scene } from './scene';

/** The examples of the rules: three at the table, A, B, C are the seats 0, 1, 2. What is not told is left out. */
const only = (result: GrossResult): GrossResult => ({ points: [26, 26, 26], ...result });

describe('the worked examples', () => {
  it.each<[string, GrossResult, readonly number[], unknown?]>([
    ['1: points 40, 20, 18', { points: [40, 20, 18] }, [14, -6, -8]],
    [
      '2: eleven Tarocks and three matadors, seventeen ladons',
      only({
        declarations: [
          { seat: 0, kind: 'taroks', count: 11, pagat: true, fool: true },
          { seat: 0, kind: 'matadors', count: 3 },
          { seat: 1, kind: 'ladons', count: 17 },
        ],
      }),
      [30, 15, -45],
    ],
    [
      '3: the Pagat wins, a king is trumped, a king wins the last trick',
      only({
        bonuses: [
          { seat: 0, kind: 'pagat', made: true },
          { seat: 1, kind: 'king', made: false },
          { seat: 2, kind: 'king-ultimo', made: true },
        ],
      }),
      [5, -25, 20],
    ],
    [
      '4: a king led to the last trick falls to the Pagat',
      only({
        bonuses: [
          { seat: 0, kind: 'king-ultimo', made: false },
          { seat: 1, kind: 'pagat-ultimo', made: true },
        ],
      }),
      [-35, 40, -5],
    ],
    ['5: a Nolo', { bonuses: [{ seat: 2, kind: 'nolo', made: true }], points: [40, 38, 0] }, [-26, -26, 52]],
    [
      '6: the same, additive',
      { bonuses: [{ seat: 2, kind: 'nolo', made: true }], points: [40, 38, 0] },
      [-12, -14, 26],
      { voleNolo: 'additive' },
    ],
    ['7: announced before trick 1', { bonuses: [{ seat: 2, kind: 'nolo', made: true, before: 1 }] }, [-36, -36, 72]],
    ['7: before trick 13', { bonuses: [{ seat: 2, kind: 'nolo', made: true, before: 13 }] }, [-31, -31, 62]],
    [
      '8: a Nolo announced and failed',
      { bonuses: [{ seat: 2, kind: 'nolo', made: false, before: 1 }], points: [40, 33, 5] },
      [24, 17, -41],
    ],
    ['9: a Vole', { bonuses: [{ seat: 0, kind: 'tout', made: true }] }, [52, -26, -26]],
    ['9: before trick 1', { bonuses: [{ seat: 0, kind: 'tout', made: true, before: 1 }] }, [104, -52, -52]],
    ['9: before trick 13', { bonuses: [{ seat: 0, kind: 'tout', made: true, before: 13 }] }, [76, -38, -38]],
    ['9: before trick 20', { bonuses: [{ seat: 0, kind: 'tout', made: true, before: 20 }] }, [62, -31, -31]],
    [
      '10: a Vole, additive',
      { bonuses: [{ seat: 0, kind: 'tout', made: true }], points: [73, 5, 0] },
      [99, -47, -52],
      { voleNolo: 'additive' },
    ],
    [
      '11: a Vole announced and missed',
      { bonuses: [{ seat: 0, kind: 'tout', made: false, before: 1 }], points: [70, 5, 3] },
      [-60, 31, 29],
    ],
    [
      '12: five matadors and four kings',
      only({
        declarations: [
          { seat: 0, kind: 'matadors', count: 5 },
          { seat: 0, kind: 'kings', count: 4 },
        ],
      }),
      [60, -30, -30],
    ],
    [
      '13: a Vole against an announced one',
      {
        bonuses: [
          { seat: 0, kind: 'tout', made: true, before: 13 },
          { seat: 1, kind: 'tout', made: false, before: 1 },
        ],
      },
      [128, -142, 14],
    ],
  ])('%s', (_, result, expected, rules) => {
    expect(net(result, scene({ rules }))).toEqual(expected);
  });
});

describe('the figures', () => {
  const from = (declaration: object) => net(only({ declarations: [declaration] } as GrossResult))[0];

  it.each([
    [{ kind: 'taroks', count: 22, pagat: true, fool: true }, 140],
    [{ kind: 'matadors', count: 22 }, 210],
    [{ kind: 'kings', count: 7 }, 50],
    [{ kind: 'ladons', count: 16 }, 30],
    [{ kind: 'ladons', count: 25 }, 120],
    [{ kind: 'suit', suit: 'S', form: 'full' }, 20],
    [{ kind: 'suit', suit: 'S', form: 'half' }, 10],
    [{ kind: 'queens' }, 10],
    [{ kind: 'cavaliers' }, 10],
    [{ kind: 'jacks' }, 10],
  ])('%j is worth %i to its player', (declaration, expected) => {
    expect(from({ seat: 0, ...declaration })).toBe(expected);
  });

  it.each([
    [13, -76, 38],
    [20, -62, 31],
  ])('a Vole announced before trick %i and missed costs as much to each', (before, maker, other) => {
    expect(net(only({ bonuses: [{ seat: 0, kind: 'tout', made: false, before }] }))).toEqual([maker, other, other]);
  });

  it('a king won pays nothing under kingHome 0, a king lost still costs', () => {
    const at = scene({ rules: { kingHome: 0 } });
    expect(net(only({ bonuses: [{ seat: 0, kind: 'king', made: true }] }), at)).toEqual([0, 0, 0]);
    expect(net(only({ bonuses: [{ seat: 0, kind: 'king', made: false }] }), at)).toEqual([-10, 5, 5]);
  });

  it('after a Vole kings and Pagat are paid unless everything is replaced', () => {
    const vole: GrossResult = { ...plain, bonuses: [{ seat: 0, kind: 'pagat', made: true }, { seat: 0, kind: 'tout', made: true }] };
    expect(net(vole)).toEqual([52, -26, -26]);
    expect(net(vole, scene({ rules: { voleNolo: 'replace-cards' } }))).toEqual([62, -31, -31]);
  });

  it('who was not counted has the rest', () => {
    expect(net({ points: [40, 20, null] })).toEqual([14, -6, -8]);
    expect(net({ points: [40, null, null] })).toEqual([0, 0, 0]);
  });
});

describe('void deals and fines', () => {
  it.each<[GrossResult, readonly number[]]>([
    [{ void: 'annulled' }, [0, 0, 0]],
    [{ void: 'misdeal' }, [-10, 5, 5]],
    [{ void: 'wrong-discard' }, [-10, 5, 5]],
    [
      {
        void: 'wrong-discard',
        declarations: [
          { seat: 0, kind: 'queens' },
          { seat: 1, kind: 'jacks' },
        ],
      },
      [-20, 15, 5],
    ],
    [only({ fines: [{ seat: 1, kind: 'revoke' }] }), [5, -10, 5]],
    [only({ fines: [{ seat: 1, kind: 'other', amount: 7, to: 'opponents' }] }), [7, -14, 7]],
    [only({ fines: [{ seat: 1, kind: 'other', amount: 7, to: 'club' }] }), [0, -14, 0]],
  ])('%j comes to %j', (result, expected) => {
    expect(net(result)).toEqual(expected);
  });

  it('let the same player deal again', () => {
    expect(score({ void: 'annulled' }, scene()).left).toEqual({ again: true });
    expect(score(plain, scene()).left).toEqual({ again: false });
  });

  it('with four at the table leave out who sits out', () => {
    const at = scene({ seats: 4, dealer: 1 });
    expect(net({ void: 'misdeal' }, at)).toEqual([5, -10, 5, 0]);
    expect(net({ fines: [{ seat: 3, kind: 'other', amount: 4, to: 'club' }], points: [26, 26, 26, null] }, at)).toEqual([0, 0, 0, -8]);
    expect(faults({ ...plain, points: [26, 26, 26, null], fines: [{ seat: 3, kind: 'revoke' }] }, at)).toEqual(['inactive-seat fines.0.seat']);
  });
});

describe('the bookings', () => {
  it('fall due in the order of the rules', () => {
    const result: GrossResult = {
      declarations: [{ seat: 1, kind: 'queens' }],
      fines: [{ seat: 2, kind: 'revoke' }],
      bonuses: [
        { seat: 2, kind: 'nolo', made: false, before: 13 },
        { seat: 0, kind: 'pagat-ultimo', made: true },
      ],
      points: [30, 24, 24],
    };
    const { bookings } = score(result, scene());
    expect(bookings.map(({ reason, from, to, amount }) => `${reason} ${from} ${to} ${amount}`)).toEqual([
      'queens seat:2 seat:1 5',
      'queens seat:0 seat:1 5',
      'fine seat:2 seat:0 5',
      'fine seat:2 seat:1 5',
      'pagat-ultimo seat:1 seat:0 15',
      'pagat-ultimo seat:2 seat:0 15',
      'nolo-failed seat:2 seat:0 5',
      'nolo-failed seat:2 seat:1 5',
      'card-points seat:1 seat:0 2',
      'card-points seat:2 seat:0 2',
    ]);
  });
});
