import { describe, expect, it } from 'vitest';
import { cardOfCode, codeOf, FOOL, isKing, isUltimoCard, PACK, rankOf, suitOf } from '@/core/cards/card';
import { cardAt, letterOfCard } from '@/core/cards/letter';
import { strengthOf, strengthsOf } from '@/core/cards/strength';
import { letterOfSuit, NO_SUIT, suitOfLetter, TAROK } from '@/core/cards/suit';
import { worthOf } from '@/core/cards/worth';

const pack = Array.from({ length: PACK }, (_, card) => card);
const codes = pack.map(codeOf);

const card = (code: string): number => cardOfCode(code) ?? -1;

describe('the pack of 78', () => {
  it('has one code a card, those of the record format', () => {
    const ranks = ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'N', 'Q', 'K'];
    const suited = ['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => `${suit}${rank}`));
    const taroks = Array.from({ length: 21 }, (_, number) => `T${number + 1}`);
    expect([...codes].sort()).toEqual([...suited, ...taroks, 'X'].sort());
    expect(codes.map(cardOfCode)).toEqual(pack);
  });

  it.each(['S1', 'CC', 'T0', 'T22', 'sk', 'X ', '', 7, null, undefined, ['SK']])('knows no card %j', (code) => {
    expect(cardOfCode(code)).toBe(null);
  });

  it('throws for a number that is no card', () => {
    expect(() => codeOf(78)).toThrow(RangeError);
    expect(() => letterOfCard(78)).toThrow(RangeError);
    expect(() => letterOfSuit(NO_SUIT)).toThrow(RangeError);
  });

  it('has fourteen cards a suit, 21 taroks, and a fool of no suit', () => {
    const sizes = [0, 1, 2, 3, TAROK, NO_SUIT].map((suit) => pack.filter((one) => suitOf(one) === suit).length);
    expect(sizes).toEqual([14, 14, 14, 14, 21, 1]);
    expect(suitOf(FOOL)).toBe(NO_SUIT);
    expect(codes.filter((_, one) => suitOf(one) < TAROK && codeOf(one)[0] !== letterOfSuit(suitOf(one)))).toEqual([]);
  });

  it('has four kings, and the pagat beside them as a card for the last trick', () => {
    expect(pack.filter(isKing).map(codeOf)).toEqual(['SK', 'HK', 'DK', 'CK']);
    expect(pack.filter(isUltimoCard).map(codeOf)).toEqual(['SK', 'HK', 'DK', 'CK', 'T1']);
  });

  it('is worth 52, and 78 with one for each trick and the skat', () => {
    expect(pack.reduce((sum, one) => sum + worthOf(one), 0) + 25 + 1).toBe(78);
    expect(['T1', 'T21', 'X', 'HK', 'HQ', 'HN', 'HJ', 'H10', 'T20'].map((code) => worthOf(card(code)))).toEqual([
      4, 4, 4, 4, 3, 2, 1, 0, 0,
    ]);
  });
});

/** The cards of a suit led that can win, strongest first; taroks left out. */
function order(suit: string, reversed: boolean): string {
  const led = suitOfLetter(suit) ?? NO_SUIT;
  const strengths = strengthsOf(reversed);
  const strength = (one: number) => strengthOf(strengths, led, one);
  const winning = pack.filter((one) => strength(one) > 0 && (suitOf(one) === led));
  return winning.sort((a, b) => strength(b) - strength(a)).map((one) => codeOf(one).slice(1)).join(' ');
}

describe('the strength of cards', () => {
  it.each([
    ['S', true, 'K Q N J 10 9 8 7 6 5 4 3 2 A'],
    ['C', true, 'K Q N J 10 9 8 7 6 5 4 3 2 A'],
    ['H', true, 'K Q N J A 2 3 4 5 6 7 8 9 10'],
    ['D', true, 'K Q N J A 2 3 4 5 6 7 8 9 10'],
    ['H', false, 'K Q N J 10 9 8 7 6 5 4 3 2 A'],
  ])('in %s, red pips reversed: %s', (suit, reversed, expected) => {
    expect(order(suit, reversed)).toBe(expected);
  });

  it('lets every tarok beat every suit by number, and nothing else win', () => {
    const strengths = strengthsOf(true);
    const spades = suitOfLetter('S') ?? NO_SUIT;
    expect(strengthOf(strengths, spades, card('T1'))).toBeGreaterThan(strengthOf(strengths, spades, card('SK')));
    expect(order('T', true)).toBe(Array.from({ length: 21 }, (_, below) => 21 - below).join(' '));
    expect(['HK', 'X'].map((code) => strengthOf(strengths, spades, card(code)))).toEqual([0, 0]);
    expect(strengthOf(strengths, NO_SUIT, FOOL)).toBe(0);
  });
});

describe('one character a card', () => {
  it('is a different printable one for each, none of which JSON escapes', () => {
    const letters = pack.map(letterOfCard);
    expect(new Set(letters).size).toBe(PACK);
    expect(JSON.stringify(letters.join(''))).toBe(`"${letters.join('')}"`);
    expect(letters.filter((letter) => letter < '!' || letter > 'q')).toEqual([]);
  });

  it('reads back, and knows where no card stands', () => {
    const text = pack.map(letterOfCard).join('');
    expect(pack.map((index) => cardAt(text, index))).toEqual(pack);
    expect(Array.from('rz~!"\\ é€').filter((letter) => cardAt(letter, 0) < PACK)).toEqual([]);
    expect(cardAt(text, PACK)).toBeGreaterThanOrEqual(PACK);
  });

  it('knows what rank a card has', () => {
    expect(['SA', 'H10', 'CK', 'T1', 'T21'].map((code) => rankOf(card(code)))).toEqual([0, 9, 13, 0, 20]);
  });
});
