import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/herzblatt/cardplay/action';
import type { DiscardRule } from '@/core/games/herzblatt/cardplay/discard';
import type { PlayRule } from '@/core/games/herzblatt/cardplay/playable';
import type { Phase } from '@/core/games/herzblatt/cardplay/state';
import { reasons } from '@/core/games/herzblatt/score';
import { words } from '@/core/games/herzblatt/words';
import { da } from '@/core/games/herzblatt/words/da';
import { messagesOf } from '@/i18n/messages';
import { sayCard, sayProblem } from '@/i18n/say';
import { translatorOf } from '@/i18n/translation';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();

describe('Herzblatt has words for', () => {
  it('every reason, and a sentence for each movement', () => {
    expect(keys(da.reasons)).toEqual([...reasons].sort());
    expect(keys(da.movements)).toEqual([...reasons].sort());
  });

  it('every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    expect(Object.keys(words)).toEqual(['da', 'de', 'en']);
  });
});

describe.each([
  ['da', 'hjerter dame', 'Stik 1: Anton skal bekende spar.'],
  ['de', 'Herz-Dame', 'Stich 1: Anton muss Pik bedienen.'],
  ['en', 'queen of hearts', 'Trick 1: Anton must follow spades.'],
] as const)('in %s', (locale, card, breach) => {
  const fail = (error: Error): never => {
    throw error;
  };
  const voice = { t: translatorOf(locale, messagesOf(locale), fail), game: 'herzblatt', names: ['Anton', 'Berta', 'Carl'] };

  it('cards and breaches are said', () => {
    const params = { rule: 'follow', trick: 1, seat: 0, card: 'DA', suit: 'S' };
    expect(sayCard(voice, 'HQ')).toBe(card);
    expect(sayProblem(voice, { kind: 'wrong', code: 'play-illegal', path: 'card', params })).toBe(breach);
  });
});
