import { describe, expect, it } from 'vitest';
import type { Bonus, DanishResult } from '@/core/games/danish-tarok/result';
import { score } from '@/core/games/danish-tarok/score';
import { plain, scene, settled } from './scene';

const king = (seat: number): Bonus => ({ seat, kind: 'king', made: false });
const pagat = (seat: number, made = true): Bonus => ({ seat, kind: 'pagat', made });
const kingUltimo = (seat: number, made: boolean): Bonus => ({ seat, kind: 'king-ultimo', made });
const even = [26, 26, 26];

/** Stake and foundation away, so that a figure stands alone. */
const bare = { foundation: 0, dealerStake: 0 };

describe('the worked examples', () => {
  it('1: the pot of 135 is won and paid in twice', () => {
    const at = scene({ rules: { ...bare, counting: 'off', pagatWon: 0 }, pots: [135, 65] });
    const result = { bonuses: [kingUltimo(0, true), kingUltimo(1, false), kingUltimo(2, false)] };
    expect(settled(result, at)).toEqual({
      net: [135 + 80 + 80, -40 - 135 - 40, -40 - 135 - 40],
      pots: [270, 65],
    });
  });

  it.each([
    [
      [38, 26, 14],
      [10, 0, -10],
    ],
    [
      [33, 27, 18],
      [5, 5, -10],
    ],
  ])('2: the count %j pays %j, and the next dealer gets the rest', (points, net) => {
    const at = scene({ rules: { ...bare, pots: false, pagatWon: 0, lastTrick: 0 } });
    expect(settled({ lastTrick: 0, points }, at).net).toEqual(net);
  });

  it('3: declarations are paid one after the other', () => {
    const at = scene({ rules: { ...bare, pots: false, counting: 'off', lastTrick: 0, pagatWon: 0 } });
    const result: DanishResult = {
      declarations: [
        { seat: 0, kind: 'taroks', count: 11, pagat: true },
        { seat: 0, kind: 'suit', suit: 'D', form: 'half', missing: 'N' },
      ],
      lastTrick: 1,
    };
    expect(settled(result, at).net).toEqual([40, -20, -20]);
    expect(score(result, at).bookings.map(({ reason, amount }) => `${reason} ${amount}`)).toEqual([
      'taroks 15',
      'taroks 15',
      'suit 5',
      'suit 5',
    ]);
  });

  it('4: a king bagud, and no 20 for the winner of the trick', () => {
    const at = scene({ rules: { ...bare, counting: 'off', pagatWon: 0 }, pots: [65, 65] });
    const result = { bonuses: [kingUltimo(1, false)], lastTrick: 0 };
    expect(settled(result, at)).toEqual({ net: [40, -145, 40], pots: [130, 65] });
  });

  it('5: the first deal of a sitting', () => {
    const result: DanishResult = {
      declarations: [
        { seat: 0, kind: 'suit', suit: 'S', form: 'half', missing: 'Q' },
        { seat: 1, kind: 'taroks', count: 11, pagat: true },
      ],
      bonuses: [king(2), pagat(1), kingUltimo(0, true)],
      lastTrick: 0,
      points: [33, null, 18],
    };
    expect(settled(result, scene())).toEqual({ net: [100, -35, -130], pots: [0, 65] });
    expect(score(result, scene()).left).toEqual({ due: { king: true, pagat: false }, redeal: false });
  });

  it('6: two kings bagud', () => {
    const at = scene({ rules: { ...bare, counting: 'off' }, pots: [65, 65] });
    const result = { bonuses: [pagat(0), kingUltimo(1, false), kingUltimo(2, false)] };
    expect(settled(result, at)).toEqual({ net: [90, -110, -110], pots: [195, 65] });
  });

  it('7: the pagat ultimo over two kings', () => {
    const at = scene({ rules: { ...bare, counting: 'off' }, pots: [405, 155] });
    const result: DanishResult = {
      bonuses: [{ seat: 0, kind: 'pagat-ultimo', made: true }, kingUltimo(1, false), kingUltimo(2, false)],
    };
    expect(settled(result, at)).toEqual({
      net: [45 + 45 + 155 + 40 + 40, -45 - 40 - 405, -45 - 40 - 405],
      pots: [1215, 0],
    });
  });

  it('8: a tout takes both pots, and the count is paid', () => {
    const result: DanishResult = {
      bonuses: [king(1), pagat(2), { seat: 2, kind: 'tout', made: true }],
      lastTrick: 2,
      points: [1, null, 77],
    };
    expect(settled(result, scene())).toEqual({ net: [-155, -165, 320], pots: [0, 0] });
  });

  it('9: a bagud beside a tout is measured by what the pots held before', () => {
    const at = scene({ rules: { preset: 'pagat', ...bare, counting: 'off' }, pots: [65, 65] });
    const result: DanishResult = { bonuses: [{ seat: 1, kind: 'tout', made: true }, kingUltimo(2, false)] };
    expect(settled(result, at)).toEqual({
      net: [-85 + 40, 85 + 85 + 130 + 40, -85 - 80 - 65],
      pots: [65, 0],
    });
    expect(score(result, at).left.due).toEqual({ king: false, pagat: true });
  });

  it('10: an announced tout missed beside a nolo', () => {
    const at = scene({ rules: { preset: 'pagat', ...bare }, pots: [65, 65] });
    const result: DanishResult = {
      bonuses: [
        { seat: 2, kind: 'nolo', made: true },
        { seat: 0, kind: 'tout', made: false, before: 1 },
      ],
    };
    expect(settled(result, at)).toEqual({ net: [-170 - 130 - 25, 85 - 25, 85 + 50], pots: [130, 130] });
  });

  it('11: a nolo against an ultimo', () => {
    const at = scene({ rules: bare, pots: [65, 65] });
    const result: DanishResult = {
      bonuses: [kingUltimo(2, true), kingUltimo(1, false), { seat: 0, kind: 'nolo', made: true }],
      lastTrick: 2,
    };
    expect(settled(result, at)).toEqual({ net: [50 + 40, -25 - 80 - 65, -25 + 40], pots: [130, 65] });
  });

  it('12: four at the table, one sits out', () => {
    const result = { bonuses: [pagat(3), kingUltimo(1, true)], lastTrick: 1, points: [28, 31, null, 19] };
    expect(settled(result, scene({ seats: 4 }))).toEqual({ net: [-95, 125, -40, -75], pots: [0, 85] });
  });
});

describe('F8 the winner founded like everybody else', () => {
  it('pays 20 and 20, gets 65, and the cups and persons add up to 0', () => {
    const at = scene({ rules: { kingUltimo: 0, pagatWon: 0, counting: 'off' }, dealer: 1 });
    const { net, pots } = settled({ bonuses: [kingUltimo(2, true)] }, at);
    expect(net[2]).toBe(-20 - 20 + 65);
    expect(pots).toEqual([0, 65]);
    expect([...net, ...pots].reduce((sum, amount) => sum + amount)).toBe(0);
    const own = score({ bonuses: [kingUltimo(2, true)] }, at).bookings.filter(
      ({ from, to }) => from === 'seat:2' || to === 'seat:2',
    );
    expect(own.map(({ reason, from, to, amount }) => [reason, from, to, amount])).toEqual([
      ['foundation', 'seat:2', 'pot:king', 20],
      ['foundation', 'seat:2', 'pot:pagat', 20],
      ['king-ultimo-pot', 'pot:king', 'seat:2', 65],
    ]);
  });
});

describe('foundation and stake', () => {
  const reasons = (at: ReturnType<typeof scene>) =>
    score({ void: 'misdeal' }, at).bookings.map(({ reason, to, amount }) => `${reason} ${to} ${amount}`);

  it('are paid in a void deal too, and not again when the same dealer deals again', () => {
    expect(reasons(scene())).toHaveLength(8);
    expect(reasons(scene({ pots: [65, 65], redeal: true }))).toEqual([]);
    expect(reasons(scene({ rules: { stakeOnRedeal: true }, pots: [65, 65], redeal: true }))).toHaveLength(2);
  });

  it('leave out the stake into a pot just founded where the rules say so', () => {
    const at = scene({ rules: { stakeIntoRefilledPot: false }, pots: [0, 65] });
    expect(reasons(at)).toEqual([
      'foundation pot:king 20',
      'foundation pot:king 20',
      'foundation pot:king 20',
      'dealer-stake pot:pagat 5',
    ]);
  });

  it('found a pot that was emptied, though a late fine went into it', () => {
    const won = score(
      {
        bonuses: [pagat(0), kingUltimo(0, true)],
        lastTrick: 0,
        points: even,
        fines: [{ seat: 1, kind: 'minor', late: true }],
      },
      scene(),
    );
    expect(won.left.due.king).toBe(true);
    const next = { ...scene({ dealer: 1 }), left: won.left, pots: { king: 5, pagat: 70 } };
    expect(reasons(next).slice(0, 3)).toEqual(Array(3).fill('foundation pot:king 20'));
  });
});

describe('a result with things missing', () => {
  it('books what is known', () => {
    const known = score({ bonuses: [king(2)] }, scene()).bookings.map(({ reason }) => reason);
    expect(new Set(known)).toEqual(new Set(['foundation', 'dealer-stake', 'king-lost', 'king-lost-pot']));
    const counted = score({ ...plain, lastTrick: undefined, points: [38, 26, null] }, scene()).bookings;
    expect(counted.filter(({ reason }) => reason === 'card-points')).toHaveLength(2);
    expect(counted.filter(({ reason }) => reason === 'last-trick')).toEqual([]);
  });
});

describe('an adjustment', () => {
  it('takes no more out of a pot than it holds at that moment', () => {
    const adjustments = [
      { from: 'pot:king', to: 'seat:0', amount: 60 },
      { from: 'pot:king', to: 'seat:0', amount: 6 },
      { from: 'seat:1', to: 'pot:king', amount: 1 },
      { from: 'pot:king', to: 'seat:0', amount: 6 },
    ];
    const { problems, bookings } = score({ ...plain, adjustments }, scene());
    expect(problems).toEqual([
      {
        kind: 'wrong',
        code: 'adjustment-amount',
        path: 'adjustments.1.amount',
        params: { about: 'pot', value: 6, pot: 'king', holds: 5 },
      },
    ]);
    expect(bookings.filter(({ reason }) => reason === 'adjustment')).toHaveLength(3);
  });
});

describe('card points', () => {
  it.each([
    [
      'rounded',
      [
        [0, -25],
        [3, -25],
        [4, -20],
        [13, -15],
        [18, -10],
        [23, -5],
        [24, 0],
        [28, 0],
        [29, 5],
        [38, 10],
        [53, 25],
        [78, 50],
      ],
    ],
    [
      'exact',
      [
        [0, -26],
        [25, -1],
        [78, 52],
      ],
    ],
  ])('%s are worth what the table says', (counting, rows) => {
    const at = scene({ rules: { ...bare, pots: false, pagatWon: 0, lastTrick: 0, counting } });
    for (const [points = 0, worth = 0] of rows) {
      const rest = 78 - points;
      const { net } = settled({ lastTrick: 0, points: [points, null, rest - 26 < 0 ? 0 : rest] }, at);
      const { dealer } = at.table;
      expect(net[dealer]).toBe(worth);
    }
  });
});
