import { describe, expect, it } from 'vitest';
import { cardOfCode } from '@/core/cards/card';
import { pilePoints } from '@/core/cards/counting';
import { choicesOf } from '@/core/games/husarln/contract';
import { deck } from '@/core/games/husarln/pack';
import type { Bonus, HusarlnResult } from '@/core/games/husarln/result';
import { score } from '@/core/games/husarln/score';
import { scoring } from '@/core/games/husarln/scoring';
import { tariffOf } from '@/core/games/husarln/tariff';
import { rulesFrom } from './deals';
import { net, plain, scene } from './scene';

const table: Readonly<Record<string, readonly number[]>> = {
  'loew zweiblatt': [2, 4, 6, 8, 10],
  'loew einblatt': [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33],
  'beck zweiblatt': [3, 6, 9, 12, 15],
  'beck einblatt': [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44],
  'bamberger-1 zweiblatt': [3, 6, 9, 12, 15],
  'bamberger-1 einblatt': [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44],
  'bamberger-2 zweiblatt': [12, 9, 6, 3, 3],
  'bamberger-2 einblatt': [28, 24, 20, 16, 12, 8, 4, 4, 4, 4, 4],
};

describe('the published table', () => {
  it.each(Object.entries(table))('of %s is as printed', (name, values) => {
    const [preset = '', contract = ''] = name.split(' ');
    const choices = contract === 'zweiblatt' ? choicesOf.zweiblatt : choicesOf.einblatt;
    const known = contract === 'zweiblatt' ? 'zweiblatt' : 'einblatt';
    expect(choices.map((_, index) => tariffOf(rulesFrom(preset), known, index + 1))).toEqual(values);
  });

  it.each([
    ['loew', 40],
    ['beck', 40],
    ['bamberger-1', 50],
    ['bamberger-2', 36],
  ])('has a Solo of %s at %i', (rules, value) => {
    const solo = { contract: 'solo', declarer: 0, points: [34, 32] } as const;
    expect(net(solo, scene({ rules }))).toEqual([2 * value, -value, -value]);
  });
});

describe('the count', () => {
  const pile = 'X T21 SK HK SQ DQ CN HJ CJ T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 S10'.split(' ');
  const cards = (codes: readonly string[]) => codes.map((code) => cardOfCode(code) ?? -1);
  const rest = (codes: readonly string[]) => deck.cards.filter((card) => !cards(codes).includes(card));

  it('has 42 cards and 66 points', () => {
    expect(new Set(deck.cards).size).toBe(42);
    expect(pilePoints(deck.cards)).toBe(66);
  });

  it('wins with 33 2/3, which count 34 (worked example 1)', () => {
    expect([pilePoints(cards(pile)), pilePoints(rest(pile))]).toEqual([34, 32]);
    expect(net({ ...plain, points: [34, 32] })).toEqual([4, -2, -2]);
  });

  it('loses with 32 2/3, which count 33 (worked example 2)', () => {
    const less = pile.map((code) => (code === 'CJ' ? 'T7' : code));
    expect([pilePoints(cards(less)), pilePoints(rest(less))]).toEqual([33, 33]);
    expect(net({ ...plain, points: [33, 33] })).toEqual([-4, 2, 2]);
  });

  it('counts king, Cavall and a Tarock as 7', () => {
    expect(pilePoints(cards(['SK', 'CN', 'T12']))).toBe(7);
  });

  it.each([
    [[null, 32], 4],
    [[null, 33], -4],
    [[34, null], 4],
    [[33, null], -4],
  ])('takes what one side did not count from the other: %j', (points, own) => {
    expect(net({ ...plain, points })[0]).toBe(own);
  });
});

const zweiblatt = (more: object): HusarlnResult => ({ ...plain, ...more });
const pagat = (seat: number, more: object = {}): Bonus => ({ kind: 'pagat-ultimo', seat, ...more });
const announced = { announced: true };
const missed = { announced: true, made: false };

describe('the worked examples of the rules', () => {
  it('6: with levels on loss only the fourth level is won for 2 and lost for 8', () => {
    const at = scene({ rules: { levels: 'loss' } });
    expect(net(zweiblatt({ choice: 'back-1' }), at)).toEqual([4, -2, -2]);
    expect(net(zweiblatt({ choice: 'back-1', points: [33, 33] }), at)).toEqual([-16, 8, 8]);
  });

  it('7: second pair, silent Pagat, Trull and eleven Tarocks come to 14', () => {
    const bonuses = [pagat(0), { kind: 'trull', seat: 0, announced: true }, { kind: 'tarocks-11', seat: 0, announced: true }];
    expect(net(zweiblatt({ choice: '2', bonuses }))).toEqual([28, -14, -14]);
  });

  it("8: Beck's Einblatt back to the third lost, a defender with ten Tarocks", () => {
    const bonuses = [{ kind: 'tarocks-10', seat: 1, announced: true }] as const;
    const result = { contract: 'einblatt', declarer: 0, choice: 'back-3', points: [33, 33], bonuses } as const;
    expect(net(result, scene({ rules: 'beck' }))).toEqual([-73, 38, 35]);
  });

  it('9: third pair and an announced Pagat lost come to 16 to each', () => {
    expect(net(zweiblatt({ choice: '3', points: [33, 33], bonuses: [pagat(0, missed)] }))).toEqual([-32, 16, 16]);
  });

  it('10: Bamberger, fourth card, Uhu and Pagat announced come to 38', () => {
    const bonuses = [{ kind: 'uhu', seat: 0, announced: true }, pagat(0, announced)] as const;
    const at = scene({ rules: { preset: 'bamberger-1', birds: true } });
    expect(net({ contract: 'einblatt', declarer: 0, choice: '4', points: [40, 26], bonuses }, at)[1]).toBe(-38);
  });

  it.each([
    ['loew', 45, 53],
    ['beck', 50, 66],
    [{ preset: 'beck', soloValue: 8 }, 18, 34],
    ['bamberger-1', 60, 76],
    ['bamberger-2', 46, 62],
  ])('11 and 12: a Solo by %j with the Pagat comes to %i, with Trull and Pagat announced to %i', (rules, silent, said) => {
    const at = scene({ rules });
    const solo = { contract: 'solo', declarer: 0, points: [40, 26] } as const;
    expect(net({ ...solo, bonuses: [pagat(0)] }, at)[2]).toBe(-silent);
    const both = [{ kind: 'trull', seat: 0, announced: true } as const, pagat(0, announced)];
    expect(net({ ...solo, bonuses: both }, at)[2]).toBe(-said);
  });

  it("13: a defender's announced Pagat missed is his alone, in the order of the table", () => {
    const { bookings } = score(zweiblatt({ bonuses: [pagat(1, missed)] }), scene());
    expect(bookings).toEqual([
      { reason: 'game', from: 'seat:1', to: 'seat:0', amount: 2 },
      { reason: 'game', from: 'seat:2', to: 'seat:0', amount: 2 },
      { reason: 'pagat-ultimo', from: 'seat:1', to: 'seat:0', amount: 10 },
      { reason: 'pagat-ultimo', from: 'seat:1', to: 'seat:2', amount: 10 },
    ]);
  });

  it('13 on the sheet: the winners alone are written to', () => {
    const { bookings } = score(zweiblatt({ bonuses: [pagat(1, missed)] }), scene({ rules: { settlement: 'sheet' } }));
    expect(bookings).toEqual([
      { reason: 'game', from: 'sheet', to: 'seat:0', amount: 2 },
      { reason: 'pagat-ultimo', from: 'sheet', to: 'seat:0', amount: 10 },
      { reason: 'pagat-ultimo', from: 'sheet', to: 'seat:2', amount: 10 },
    ]);
  });

  it('14: with bonuses of the side both defenders pay', () => {
    const at = scene({ rules: { defenderBonus: 'side' } });
    expect(net(zweiblatt({ bonuses: [pagat(1, missed)] }), at)).toEqual([24, -12, -12]);
  });
});

describe('what else is booked', () => {
  it('is nothing for a deal thrown in, after which the same player deals', () => {
    expect(score({ contract: 'pass' }, scene())).toEqual({ bookings: [], left: { again: true }, problems: [] });
    expect(scoring.voidOf({ contract: 'pass' })).toBe('pass');
    expect(scoring.voidOf(plain)).toBeNull();
  });

  it('is in the normal order of bonuses, however they are listed', () => {
    const trull = { kind: 'trull', seat: 0, announced: true } as const;
    const ten = { kind: 'tarocks-10', seat: 0, announced: true } as const;
    const { bookings } = score(zweiblatt({ bonuses: [pagat(0), ten, trull] }), scene());
    expect([...new Set(bookings.map(({ reason }) => reason))]).toEqual(['game', 'trull', 'tarocks-10', 'pagat-ultimo']);
  });

  it('is what is known, while choice or points are missing', () => {
    const { choice: _choice, ...withoutChoice } = plain;
    const { points: _points, ...withoutPoints } = plain;
    const bonuses = [pagat(0)];
    for (const result of [withoutChoice, withoutPoints]) {
      expect(net({ ...result, bonuses })).toEqual([10, -5, -5]);
      expect(scoring.check({ ...result, bonuses }, scene()).problems.map(({ kind }) => kind)).toEqual(['missing']);
    }
  });

  it('has no part for who sits out', () => {
    expect(net({ ...plain, bonuses: [pagat(1)] }, scene({ seats: 4, dealer: 3 }))).toEqual([-1, 8, -7, 0]);
  });
});
