import { describe, expect, it } from 'vitest';
import type { GermanResult } from '@/core/games/german-taroc/result';
import { rulesFrom, scene, settled } from './scene';

type Row = {
  readonly what: string;
  readonly result: GermanResult;
  readonly net: readonly number[];
  readonly setting?: Parameters<typeof scene>[0];
};

const row = (what: string, result: GermanResult, net: readonly number[], setting?: Row['setting']): Row => ({
  what,
  result,
  net,
  ...(setting && { setting }),
});

const all26 = [26, 26, 26];
const ultimo = (made: boolean): GermanResult => ({
  bonuses: [{ seat: 2, kind: 'pagat-ultimo', made }],
  points: all26,
});
const foolAlone = (points: readonly number[]): GermanResult => ({
  bonuses: [{ seat: 2, kind: 'fool-alone', made: true }],
  points,
});

/** Section 9, in its order: A, B, C are the seats 0, 1, 2; dealer A unless said. */
const examples: readonly Row[] = [
  row('1: B pays 6, C pays 8', { points: [40, 20, 18] }, [14, -6, -8]),
  row('2: C pays both', { points: [30, 28, 20] }, [4, 2, -6]),
  row(
    '3: twelve Tarocs and four matadors',
    { declarations: [{ seat: 0, kind: 'taroks', count: 12 }, { seat: 0, kind: 'matadors', count: 4 }], points: all26 },
    [70, -35, -35],
  ),
  row(
    '4: twelve Tarocs, and B loses the Pagat',
    {
      declarations: [{ seat: 0, kind: 'taroks', count: 12 }],
      bonuses: [{ seat: 1, kind: 'pagat', made: false }],
      points: [40, 20, 18],
    },
    [59, -36, -23],
  ),
  row('5: the Pagat wins the last trick', ultimo(true), [-10, -10, 20]),
  row('6: the Pagat is lost in the last trick', ultimo(false), [10, 10, -20]),
  row('6: … for 15', ultimo(false), [15, 15, -30], { rules: { pagatUltimoLost: 15 } }),
  row('7: the Excuse and no trick', foolAlone([50, 24, 4]), [20, -6, -14]),
  row('8: … transferred', foolAlone([54, 24, 0]), [24, -6, -18], { rules: { foolAlone: 'transfer-and-pay' } }),
  row('9: … for its value only', foolAlone([50, 24, 4]), [24, -2, -22], { rules: { foolAlone: 'value-only' } }),
  row(
    '10: dealer C laid away two cards',
    {
      void: 'wrong-discard',
      declarations: [
        { seat: 2, kind: 'taroks', count: 10 },
        { seat: 0, kind: 'taroks', count: 11 },
        { seat: 1, kind: 'kings', form: 'half' },
      ],
    },
    [35, 15, -50],
    { dealer: 2 },
  ),
  row('11: B dealt wrongly', { void: 'misdeal' }, [5, -10, 5], { dealer: 1 }),
];

describe('the worked examples', () => {
  it.each(examples)('$what', ({ result, net, setting }) => {
    expect(settled(result, scene(setting))).toEqual(net);
  });
});

describe('declarations pay from each opponent', () => {
  it.each([
    [10, 10],
    [11, 15],
    [15, 35],
    [22, 70],
  ])('%i Tarocs %i', (count, each) => {
    expect(settled({ declarations: [{ seat: 1, kind: 'taroks', count }], points: all26 })).toEqual([-each, 2 * each, -each]);
  });

  it.each([
    [3, 10],
    [4, 15],
    [22, 105],
  ])('%i matadors %i', (count, each) => {
    expect(settled({ declarations: [{ seat: 1, kind: 'matadors', count }], points: all26 })).toEqual([-each, 2 * each, -each]);
  });

  it('kings and cavalleries 5 for the half and 10 for the whole', () => {
    const net = (form: 'half' | 'full') =>
      settled({ declarations: [{ seat: 0, kind: 'kings', form }, { seat: 0, kind: 'suit', suit: 'H', form }], points: all26 })[0];
    expect([net('half'), net('full')]).toEqual([20, 40]);
  });
});

describe('fines', () => {
  it('cost a revoke 5 to each, and go to the club as much as to two', () => {
    expect(settled({ points: all26, fines: [{ seat: 1, kind: 'revoke' }] })).toEqual([5, -10, 5]);
    expect(settled({ points: all26, fines: [{ seat: 1, kind: 'other', amount: 3, to: 'club' }] })).toEqual([0, -6, 0]);
  });

  it('of who sits out go to the club', () => {
    const at = scene({ seats: 4 });
    const fines = [{ seat: 2, kind: 'revoke', to: 'club' }] as const;
    expect(settled({ points: [26, 26, null, 26], fines }, at)).toEqual([0, 0, -10, 0]);
  });

  it('stand beside any void deal', () => {
    expect(settled({ void: 'annulled', fines: [{ seat: 0, kind: 'other', amount: 2 }] })).toEqual([-4, 2, 2]);
  });
});

describe('the rules', () => {
  it('have six options, the first value of each the default', () => {
    expect(rulesFrom()).toEqual({
      foolDeadline: 23,
      foolLead: 'never',
      foolAlone: 'keep-and-pay',
      foolIsTarok: true,
      discardXXI: true,
      pagatUltimoLost: 10,
    });
    expect(rulesFrom('leipzig-1754')).toEqual(rulesFrom());
  });

  it.each([{ foolDeadline: 24 }, { pagatUltimoLost: 5 }, { foolAlone: 'never' }, { kingHome: 5 }, 'berlin'])(
    '%j are refused',
    (input) => {
      expect(() => rulesFrom(input)).toThrow('refused');
    },
  );
});
