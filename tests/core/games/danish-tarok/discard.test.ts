import { describe, expect, it } from 'vitest';
import { codeOf, FOOL, isKing, MONDO, PAGAT, suitOf } from '@/core/cards/card';
import { below, pick, randomFrom, shuffled } from '@/core/cards/random';
import { TAROK } from '@/core/cards/suit';
import { DEALER, handOf } from '@/core/cards/three-hands';
import { declarationsOf } from '@/core/games/danish-tarok/cardplay/declarations';
import { discardRule, legalDiscards } from '@/core/games/danish-tarok/cardplay/discard';
import type { DanishState } from '@/core/games/danish-tarok/cardplay/state';
import type { Declaration } from '@/core/games/danish-tarok/result';
import { cardFor, dealtOnly } from './position';

const rule = (hand: string, cards: string, rules?: unknown) =>
  discardRule(dealtOnly(['', '', hand], rules), cards.split(' ').map(cardFor));

/** 28 cards with two low taroks; the pip cards are many. */
const twoTaroks = 'T4 T9 C2 C3 C4 C5 C6 C7 C8 C9 S2 S3 S4 S5 S6 S7 S8 S9 D2 D3 D4 D5 D6 D7 D8 D9 H2 H3';

describe('what the dealer may lay away', () => {
  it.each([
    ['T4 T9 C3', null],
    ['T4 C3 C2', 'tarok'],
    ['C2 C3 C4', null],
    ['C2 C3', 'count'],
    ['C2 C3 C3', 'twice'],
    ['C2 C3 CK', 'not-in-hand'],
  ])('of %s with two low taroks: %s', (cards, expected) => {
    expect(rule(twoTaroks, cards)).toBe(expected);
  });

  it.each(['T1', 'T21'])('is no tarok for who holds %s', (high) => {
    const hand = twoTaroks.replace('T4', high);
    expect(rule(hand, 'T9 C3 C4')).toBe('tarok');
    expect(rule(hand, `${high} T9 C3`)).toBe(high === 'T1' ? 'pagat' : 'mondo');
  });

  it('is the pagat with every other tarok, where the rules allow it', () => {
    const hand = twoTaroks.replace('T4', 'T1');
    expect(rule(hand, 'T1 T9 C3', { discardPagat: true })).toBe(null);
    expect(rule(hand, 'T1 C2 C3', { discardPagat: true })).toBe('tarok');
  });

  it('is never a king, and the fool only to announce a tout', () => {
    const hand = twoTaroks.replace('T4 T9', 'X CK');
    expect(rule(hand, 'CK C2 C3')).toBe('king');
    expect(rule(hand, 'X C2 C3')).toBe('fool');
    expect(rule(hand, 'X C2 C3', 'pagat')).toBe(null);
  });

  it('is no card of half spades while there are enough others', () => {
    const hand = `X SK SQ SN ${twoTaroks.split(' ').slice(4).join(' ')}`;
    expect(rule(hand, 'SQ C6 C7')).toBe('declared');
    expect(rule(hand, 'S2 C6 C7')).toBe(null);
  });

  it('is a tarok where there is nothing else', () => {
    const taroks = Array.from({ length: 21 }, (_, number) => `T${number + 1}`).join(' ');
    const hand = `${taroks} X SK HK DK CK C2 C3`;
    expect(rule(hand, 'C2 C3 T2')).toBe(null);
    expect(rule(hand, 'C2 T3 T2')).toBe('tarok');
  });
});

/** Section 4.2 to the letter, by trying all choices. */
function byTryingAll(state: DanishState): readonly string[] {
  const hand = handOf(state, DEALER);
  const base = hand.filter((card) => !isKing(card) && card !== MONDO && card !== FOOL && isLayable(state, card));
  const withFool = state.rules.discardFool === 'tout' && hand.includes(FOOL);
  const plain = bestOf(state, hand, subsets(base, 3));
  const beside = withFool ? bestOf(state, hand, subsets(base, 2)).map((pair) => [FOOL, ...pair]) : [];
  return [...plain, ...beside].map(named).sort();
}

const isLayable = (state: DanishState, card: number): boolean => card !== PAGAT || state.rules.discardPagat;

function bestOf(state: DanishState, hand: readonly number[], sets: readonly (readonly number[])[]) {
  const taroks = (cards: readonly number[]) => cards.filter((card) => suitOf(card) === TAROK).length;
  const free = sets.filter((set) => taroks(set) === 0 || taroks(set) === taroks(hand));
  const first = free.length > 0 ? free : fewest(sets, taroks);
  const declared = new Set(declarationsOf(state).flatMap((one) => cardsOf(one, hand)));
  return fewest(first, (set) => set.filter((card) => declared.has(card)).length);
}

function fewest<Item>(items: readonly Item[], count: (item: Item) => number): readonly Item[] {
  const least = Math.min(...items.map(count));
  return items.filter((item) => count(item) === least);
}

/** The cards in a hand with which something is declared. */
function cardsOf(declaration: Declaration, hand: readonly number[]): readonly number[] {
  switch (declaration.kind) {
    case 'taroks':
      return hand.filter((card) => suitOf(card) === TAROK);
    case 'matadors':
      return [PAGAT, ...Array.from({ length: declaration.count - 2 }, (_, below) => MONDO - below)];
    case 'kings':
      return hand.filter(isKing);
    case 'suit':
      return hand.filter((card) => new RegExp(`^${declaration.suit}[KQNJ]$`).test(codeOf(card)));
  }
}

const subsets = (cards: readonly number[], size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : cards.flatMap((card, index) => subsets(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]));

const named = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).map(codeOf).join(' ');

describe('the closed form of the discard', () => {
  it('allows what trying all choices allows, for hands of every kind', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const state = oddHand(seed);
      expect({ seed, legal: legalDiscards(state).map(named).sort() }).toEqual({ seed, legal: byTryingAll(state) });
    }
  });

  it('judges single discards as its list does', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const state = oddHand(seed);
      const legal = new Set(byTryingAll(state));
      for (const cards of someChoices(state, seed)) {
        expect({ seed, cards: named(cards), legal: discardRule(state, cards) === null }).toEqual({
          seed,
          cards: named(cards),
          legal: legal.has(named(cards)),
        });
      }
    }
  });
});

/** 28 cards, more or fewer of them taroks and court cards than is likely. */
function oddHand(seed: number): DanishState {
  const random = randomFrom(seed);
  const rules = {
    discardPagat: pick(random, [true, false]),
    discardFool: pick(random, ['never', 'tout']),
    declareTaroksFrom: pick(random, [1, 2, 10, 10]),
  };
  const [taroks, courts] = [pick(random, [-2, -0.6, 0, 0.6, 2]), pick(random, [-0.5, 0, 2])];
  const weight = (card: number) => (card >= PAGAT ? taroks : card % 14 >= 10 ? courts : 0);
  const keys = Array.from({ length: 78 }, (_, card) => ({ card, key: below(random, 1000) / 1000 + weight(card) }));
  const hand = keys.sort((a, b) => b.key - a.key).slice(0, 28).map(({ card }) => codeOf(card));
  return dealtOnly(['', '', hand.join(' ')], rules);
}

function someChoices(state: DanishState, seed: number): readonly (readonly number[])[] {
  const random = randomFrom(seed);
  return Array.from({ length: 60 }, () => shuffled(random, handOf(state, DEALER)).slice(0, 3));
}
