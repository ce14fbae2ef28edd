import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/herzblatt/cardplay/action';
import type { DiscardRule } from '@/core/games/herzblatt/cardplay/discard';
import type { PlayRule } from '@/core/games/herzblatt/cardplay/playable';
import type { Phase } from '@/core/games/herzblatt/cardplay/state';
import { defaultRules, presets, settlements } from '@/core/games/herzblatt/rules';
import { reasons } from '@/core/games/herzblatt/score';
import { words } from '@/core/games/herzblatt/words';
import { da } from '@/core/games/herzblatt/words/da';
import { messagesOf } from '@/i18n/messages';
import { sayCard, sayProblem } from '@/i18n/say';
import { translatorOf } from '@/i18n/translation';
import { da as product } from '@/i18n/words/da';
import { scoreRecord } from '@/core/replay/record';
import { sourcesBelow, textOf } from '../support/sources';
import { vectorsOf } from '../support/vectors';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();
const vectors = vectorsOf('herzblatt.jsonl');

describe('Herzblatt has words for', () => {
  it('every preset and every option, with a sentence for each', () => {
    expect(keys(da.presets)).toEqual(presets.map(({ id }) => id).sort());
    expect(keys(da.options)).toEqual(keys(defaultRules));
    expect(keys(da['option-hints'])).toEqual(keys(defaultRules));
  });

  it('every value of an option that has a choice of words', () => {
    const chosen = Object.entries(defaultRules).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
    expect(keys(da['option-values'])).toEqual(chosen.sort());
    expect(keys(da['option-values'].settlement)).toEqual([...settlements].sort());
    for (const values of Object.values(da['option-values'])) expect(keys(values).length).toBeGreaterThan(1);
  });

  it('every reason, and a sentence for each movement', () => {
    expect(keys(da.reasons)).toEqual([...reasons].sort());
    expect(keys(da.movements)).toEqual([...reasons].sort());
  });

  it('every code of a problem in its code and in its vectors', () => {
    const text = sourcesBelow('src/core/games/herzblatt').map((source) => source.text).join('\n');
    const called = [...text.matchAll(/\b(?:wrong|missing)\(\s*'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code ?? '');
    const codes = [...called, ...vectors.flatMap(({ expect: { errors = [] } }) => errors)];
    expect(new Set(codes).size).toBeGreaterThan(20);
    expect(codes.filter((code) => !(code in da.problems) && !(code in product.problems))).toEqual([]);
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

  it('everything that the vectors refuse is said in whole sentences', () => {
    const refused = vectors.flatMap(({ input }) => {
      const scored = scoreRecord(input);
      return scored.ok ? [] : scored.refusal;
    });
    expect(refused.length).toBeGreaterThan(30);
    for (const problem of refused) expect(sayProblem(voice, problem)).toMatch(/^[^{}]+\.$/);
  });

  it('index letters are unique', () => {
    const { index } = Object(words[locale]['cards']);
    expect(new Set(Object.values(index)).size).toBe(4);
  });
});

describe('the README of Herzblatt', () => {
  const readme = textOf('src/core/games/herzblatt/README.md');

  it('has the glossary in three languages as the words have it', () => {
    const entries = Object.values(words).flatMap((language) => Object.values(Object(language['glossary'])).map(String));
    expect(entries.length).toBe(48);
    expect(entries.filter((entry) => !readme.includes(entry))).toEqual([]);
  });

  it('names every option, every preset and every settlement', () => {
    const names = [...Object.keys(defaultRules), ...presets.map(({ id }) => id), ...settlements];
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
