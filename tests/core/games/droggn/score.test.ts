import { describe, expect, it } from 'vitest';
import { cardOfCode } from '@/core/cards/card';
import { countedInThrees, pilePoints } from '@/core/cards/counting';
import type { DroggnResult } from '@/core/games/droggn/result';
import { score } from '@/core/games/droggn/score';
import { seating } from '@/core/games/droggn/seating';
import { tableOf } from './deals';
import { net, scene } from './scene';

const whole = scene();
const separate = scene({ rules: { superMord: 'separate' } });
const pagat = (seat: number, more: object = {}) => ({ kind: 'pagat-ultimo', seat, ...more }) as const;
const gstiess = (made?: boolean) =>
  ({ kind: 'gstiess-ultimo', seat: 0, announced: true, ...(made !== undefined && { made }) }) as const;
const laid = { announced: true } as const;
const missed = { made: false } as const;
const captured = (seat: number) => ({ kind: 'pagat-captured', seat }) as const;

/** Section 9: seat 0 is the declarer; the amount each other player pays (+) or gets (−). */
const examples: readonly [name: string, result: DroggnResult, amount: number, at?: typeof whole][] = [
  ['1 Solo, silent Pagat', { contract: 'solo', declarer: 0, points: [40, 34], bonuses: [pagat(0)] }, 53],
  ['2 Ansager lost, Pagat laid out', { contract: 'ansager', declarer: 0, points: [31, 43], bonuses: [pagat(0, laid)] }, -6],
  ['3 Super Mord won', { contract: 'super-mord', declarer: 0, match: true }, 167],
  ['3 won with a laid-out card', { contract: 'super-mord', declarer: 0, match: true, bonuses: [pagat(0, laid)] }, 187],
  ['3 lost', { contract: 'super-mord', declarer: 0, match: false }, -167],
  ['3 lost with a laid-out card', { contract: 'super-mord', declarer: 0, match: false, bonuses: [gstiess(false)] }, -187],
  ['4 all tricks, Ansager', { contract: 'ansager', declarer: 0, match: true }, 57],
  ['4 all tricks, Solo', { contract: 'solo', declarer: 0, match: true, points: [70, 4] }, 77],
  ['4 all tricks, Super', { contract: 'super', declarer: 0, match: true, points: [74, 0] }, 117],
  ['5 all tricks and their Pagat', { contract: 'super-mord', declarer: 0, match: true, bonuses: [captured(0)] }, 172, separate],
  ['5 a trick lost, Pagat captured', { contract: 'super-mord', declarer: 0, match: false, bonuses: [captured(0)] }, -162, separate],
  ['6 Ansager with 37', { contract: 'ansager', declarer: 0, points: [37, null] }, 20],
  ['6 Ansager with 36', { contract: 'ansager', declarer: 0, points: [null, 38] }, -21],
  ['7 Super, doubled twice', { contract: 'super', declarer: 0, points: [45, 29], doubles: 2, bonuses: [pagat(0, { ...laid, ...missed })] }, 272],
  ['8 Solo lost, doubled', { contract: 'solo', declarer: 0, points: [30, 44], doubles: 1, bonuses: [pagat(1)] }, -104],
  ['9 Ansager, doubled', { contract: 'ansager', declarer: 0, points: [41, 33], doubles: 1, bonuses: [pagat(2, laid)] }, 8],
  ['10 Pagat captured', { contract: 'ansager', declarer: 0, points: [50, 24], bonuses: [captured(0)] }, 38],
  ['11 a defender revokes', { contract: 'solo', declarer: 0, doubles: 1, revoke: 2, bonuses: [pagat(0, laid)] }, 120],
  ['13 Super Mord, doubled', { contract: 'super-mord', declarer: 0, doubles: 1, match: false, bonuses: [gstiess(false)] }, -374],
];

describe('the worked examples', () => {
  it.each(examples)('%s', (_, result, amount, at = whole) => {
    expect(net(result, at)).toEqual([2 * amount, -amount, -amount]);
  });

  it('12 four at the table: who sits out pays with the defenders', () => {
    const at = scene({ seats: 4, dealer: 3 });
    expect(net({ contract: 'solo', declarer: 0, points: [40, 34] }, at)).toEqual([129, -43, -43, -43]);
  });
});

describe('settlement', () => {
  it('at the table goes round from the declarer, one reason after the other', () => {
    const { bookings, left } = score({ contract: 'solo', declarer: 1, points: [40, 34], bonuses: [pagat(2)] }, whole);
    expect(bookings).toEqual([
      { reason: 'game', from: 'seat:2', to: 'seat:1', amount: 40 },
      { reason: 'game', from: 'seat:0', to: 'seat:1', amount: 40 },
      { reason: 'overshoot', from: 'seat:2', to: 'seat:1', amount: 3 },
      { reason: 'overshoot', from: 'seat:0', to: 'seat:1', amount: 3 },
      { reason: 'pagat-ultimo', from: 'seat:1', to: 'seat:2', amount: 10 },
      { reason: 'pagat-ultimo', from: 'seat:1', to: 'seat:0', amount: 10 },
    ]);
    expect(left).toEqual({ declarer: 1 });
  });

  it('on the sheet changes the declarer only', () => {
    const at = scene({ rules: { settlement: 'sheet' } });
    expect(score({ contract: 'ansager', declarer: 0, points: [31, 43] }, at).bookings).toEqual([
      { reason: 'game', from: 'seat:0', to: 'sheet', amount: 20 },
      { reason: 'overshoot', from: 'seat:0', to: 'sheet', amount: 6 },
    ]);
  });

  it('of a deal thrown in is nothing', () => {
    expect(score({ contract: 'pass' }, whole)).toEqual({ bookings: [], left: { declarer: null }, problems: [] });
  });

  it('of bonuses follows their order, however they were written', () => {
    const bonuses = [gstiess(true), captured(0)];
    const { bookings } = score({ contract: 'super-mord', declarer: 0, match: true, bonuses }, separate);
    expect(bookings.map(({ reason }) => reason)).toEqual(['super-mord', 'pagat-captured', 'gstiess-ultimo'].flatMap((r) => [r, r]));
  });

  it('counts the little one and the Gstieß 20, never doubled', () => {
    const at = scene({ rules: { kleineUndGstiess: true } });
    const bonuses = [{ kind: 'kleine-und-gstiess', seat: 0 }] as const;
    expect(net({ contract: 'solo', declarer: 0, points: [40, 34], doubles: 2, bonuses }, at)[0]).toBe(2 * (4 * 43 + 20));
  });

  it('of a revoke by the declarer goes to everybody else', () => {
    expect(net({ contract: 'super', declarer: 0, revoke: 0, doubles: 1 })).toEqual([-320, 160, 160]);
  });

  it('books what is known while the sheet is filled', () => {
    expect(net({ contract: 'solo', declarer: 0, bonuses: [pagat(0)] })).toEqual([20, -10, -10]);
    expect(net({ contract: 'super-mord', declarer: 0 })).toEqual([0, 0, 0]);
    const tie = scene({ rules: { tie: 'last-trick' } });
    expect(net({ contract: 'solo', declarer: 0, points: [37, 37] }, tie)).toEqual([0, 0, 0]);
  });
});

describe('a tie at 37', () => {
  const tied: DroggnResult = { contract: 'solo', declarer: 0, points: [37, 37] };
  it.each([
    ['declarer', {}, 40],
    ['defenders', {}, -40],
    ['last-trick', { lastTrick: 0 }, 40],
    ['last-trick', { lastTrick: 1 }, -40],
  ])('under %s with %j is worth %d', (tie, more, amount) => {
    expect(net({ ...tied, ...more }, scene({ rules: { tie } }))[1]).toBe(-amount);
  });
});

describe('counting in threes', () => {
  const count = (...codes: readonly string[]) => pilePoints(codes.map((code) => cardOfCode(code) ?? -1));

  it('is that of the sources', () => {
    expect(count('SQ', 'T2', 'T3')).toBe(4);
    expect(count('SK', 'SN', 'SJ')).toBe(8);
    expect(count('T2', 'T3', 'S4')).toBe(1);
    expect(count('SN', 'SJ')).toBe(4);
    expect(count('SK')).toBe(4);
    expect(count('S4')).toBe(0);
    expect(count('HK', 'HJ', 'H3')).toBe(6);
  });

  it('gives 70 and 4 when the defenders keep the Gstieß, and 74 for the pack', () => {
    expect([countedInThrees(113, 65), count('X')]).toEqual([70, 4]);
    expect(countedInThrees(118, 66)).toBe(74);
  });
});

describe('who deals next', () => {
  it.each([
    [3, 2, { declarer: 0 }, 0],
    [3, 0, { declarer: null }, 0],
    [4, 0, { declarer: 2 }, 2],
    [3, 1, { declarer: 'unknown' }, null],
  ] as const)('of %d at the table after %d, when a deal left %j, is %s', (seats, dealer, left, next) => {
    const table = tableOf(seats, dealer);
    expect(seating.nextDealer(table, left, table.present)).toBe(next);
  });

  it('and with four at the table the dealer sits out', () => {
    expect(tableOf(4, 0).active).toEqual([1, 2, 3]);
    expect(tableOf(3, 0).active).toEqual([1, 2, 0]);
  });
});
