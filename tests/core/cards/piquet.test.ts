import { describe, expect, it } from 'vitest';
import { cardOfCode } from '@/core/cards/card';
import { letterOfCard } from '@/core/cards/letter';
import * as piquet from '@/core/cards/piquet';

const all = piquet.cardsIn(piquet.ALL);

describe('the pack of 32', () => {
  it('has eight cards to a suit from the seven to the ace, the ten below the ace', () => {
    expect(all.map(piquet.piquetCode).slice(8, 16)).toEqual(['H7', 'H8', 'H9', 'HJ', 'HQ', 'HK', 'H10', 'HA']);
    expect(all.map(piquet.piquetSuit)).toEqual([0, 1, 2, 3].flatMap((suit) => new Array<number>(8).fill(suit)));
  });

  it('counts 30 in a suit', () => {
    const points = (suit: number) => piquet.cardsIn(piquet.suitSet(suit)).reduce((sum, card) => sum + piquet.piquetWorth(card), 0);
    expect([0, 1, 2, 3].map(points)).toEqual([30, 30, 30, 30]);
  });

  it('reads its own codes and characters, and no others', () => {
    expect(all.map((card) => piquet.piquetOfCode(piquet.piquetCode(card)))).toEqual(all);
    const text = all.map((card) => letterOfCard(cardOfCode(piquet.piquetCode(card)) ?? -1)).join('');
    expect(all.map((index) => piquet.piquetAt(text, index))).toEqual(all);
    for (const code of ['S6', 'SN', 'T1', 'X', '', 7, null]) expect(piquet.piquetOfCode(code)).toBe(null);
    expect([piquet.piquetAt('~', 0), piquet.piquetAt('', 0), piquet.piquetAt('é', 0)]).toEqual([32, 32, 32]);
    expect(() => piquet.piquetCode(32)).toThrow(RangeError);
  });
});

describe('a set of cards', () => {
  it('holds what it was made of, the ace of clubs too', () => {
    const set = piquet.setOfCodes(['CA', 'S7', 'HK']);
    expect(piquet.cardsIn(set).map(piquet.piquetCode)).toEqual(['S7', 'HK', 'CA']);
    expect(piquet.has(set, 31)).toBe(true);
    expect(piquet.has(set, 30)).toBe(false);
  });

  it('tells the cards above another', () => {
    const hearts = piquet.suitSet(1);
    const over = (code: string) => piquet.cardsIn(piquet.above(hearts, piquet.piquetOfCode(code) ?? 0)).map(piquet.piquetCode);
    expect(over('HQ')).toEqual(['HK', 'H10', 'HA']);
    expect(over('HA')).toEqual([]);
    expect(piquet.above(piquet.ALL, 31)).toBe(0);
  });
});
