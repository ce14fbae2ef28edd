import { describe, expect, it } from 'vitest';
import { cardsIn, piquetCode, piquetWorth } from '@/core/cards/piquet';
import { dealFor } from '@/core/games/herzblatt/pack';
import { defaultRules, presets, rules as book } from '@/core/games/herzblatt/rules';
import { seating } from '@/core/games/herzblatt/seating';
import { rulesFrom, tableOf } from './scene';

describe('the rules of Herzblatt', () => {
  it('are those of Braun where nothing is said', () => {
    expect(rulesFrom(undefined)).toEqual(defaultRules);
    expect(rulesFrom({ stake: 10 })).toEqual({ ...defaultRules, stake: 10 });
    expect(presets.map(({ id }) => id)).toEqual(['braun', 'lembke', 'feder', 'reichelt']);
  });

  it('differ with each author as section 6 says', () => {
    const rest = { ...defaultRules };
    expect(rulesFrom('lembke')).toEqual({ ...rest, packs: 'lembke', tableSizes: '2-4', mustTrump: false });
    expect(rulesFrom('feder')).toEqual({ ...rest, settlement: 'feder' });
    expect(rulesFrom('reichelt')).toEqual({ ...rest, settlement: 'reichelt', tableSizes: '3-5' });
  });

  it.each([
    [{ stake: 0 }, 'option-value stake'],
    [{ stake: 1_000_001 }, 'option-value stake'],
    [{ stake: 1.5 }, 'option-value stake'],
    [{ settlement: 'lembke' }, 'option-value settlement'],
    [{ tableSizes: '2-6' }, 'option-value tableSizes'],
    [{ pots: true }, 'unknown-option pots'],
    ['skat', 'unknown-preset '],
  ])('%j are refused: %s', (input, fault) => {
    const read = book.read(input);
    expect(read.ok ? [] : read.refusal.map(({ code, path }) => `${code} ${path}`)).toEqual([fault]);
  });

  it('say how many may sit; Lembke has no pack for five', () => {
    const sizes = (input: unknown) => seating.sizes(rulesFrom(input));
    expect(sizes('braun')).toEqual([2, 3, 4, 5]);
    expect(sizes('lembke')).toEqual([2, 3, 4]);
    expect(sizes('reichelt')).toEqual([3, 4, 5]);
    expect(sizes({ packs: 'lembke', tableSizes: '3-5' })).toEqual([3, 4]);
  });
});

describe('the pack', () => {
  it.each([
    ['braun', 2, 20, 9],
    ['braun', 3, 26, 8],
    ['braun', 4, 30, 7],
    ['braun', 5, 32, 6],
    ['lembke', 2, 20, 9],
    ['lembke', 3, 26, 8],
    ['lembke', 4, 26, 6],
    [{ fourOut: 'sevens' }, 4, 30, 7],
  ])('of %j for %i has %i cards, %i in each hand, two in the skat and 120 points', (input, players, size, hand) => {
    const deal = dealFor(rulesFrom(input), players);
    const cards = cardsIn(deal.pack);
    expect([cards.length, deal.hand]).toEqual([size, hand]);
    expect(players * hand + 2).toBe(size);
    expect(cards.reduce((sum, card) => sum + piquetWorth(card), 0)).toBe(120);
  });

  const missing = (input: unknown, players: number) => {
    const pack = new Set(cardsIn(dealFor(rulesFrom(input), players).pack).map(piquetCode));
    return cardsIn(-1).map(piquetCode).filter((code) => !pack.has(code));
  };

  it('lacks the cards that section 3 names', () => {
    expect(missing('braun', 3)).toEqual(['S7', 'H7', 'H8', 'D7', 'D8', 'C7']);
    expect(missing('braun', 4)).toEqual(['H8', 'D8']);
    expect(missing({ fourOut: 'sevens' }, 4)).toEqual(['H7', 'D7']);
    expect(missing('lembke', 4)).toEqual(['S7', 'S8', 'D7', 'D8', 'C7', 'C8']);
  });
});

describe('the table', () => {
  it('deals in turn, whatever happened', () => {
    expect(seating.nextDealer(tableOf(4, 3), null, [0, 1, 2, 3])).toBe(0);
    expect(seating.nextDealer(tableOf(2, 0), null, [0, 1])).toBe(1);
  });

  it('knows nobody who comes or goes, and nothing to divide', () => {
    const at = { rules: defaultRules, pots: {}, left: null };
    expect(seating.changes).toBe(false);
    expect(seating.mayChange(null)).toBe(false);
    expect(seating.change({ before: 0, type: 'leave', seat: 0 }, [0, 1, 2], at)).toEqual([]);
    expect(seating.close([1, 2, 0], [10, -5, -5], at)).toEqual([]);
  });
});
