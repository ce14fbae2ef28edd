import { describe, expect, expectTypeOf, it } from 'vitest';
import type { DeclaringRule } from '@/core/games/declaring';
import type { ActionType } from '@/core/games/german-taroc/cardplay/action';
import type { DiscardRule } from '@/core/games/german-taroc/cardplay/discard';
import type { PlayRule } from '@/core/games/german-taroc/cardplay/playable';
import type { Phase } from '@/core/games/german-taroc/cardplay/state';
import { defaultRules, presets, rules } from '@/core/games/german-taroc/rules';
import { words } from '@/core/games/german-taroc/words';
import { da } from '@/core/games/german-taroc/words/da';
import { da as product } from '@/i18n/words/da';
import { sourcesBelow, textOf } from '../support/sources';
import { vectorsOf } from '../support/vectors';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

describe('German Taroc has words for', () => {
  it('every preset, every option with a sentence for each, and every value that is a word', () => {
    expect(keys(da.presets)).toEqual(presets.map(({ id }) => id));
    expect(keys(da.options)).toEqual(keys(defaultRules));
    expect(keys(da['option-hints'])).toEqual(keys(defaultRules));
    const closed = rules.options.flatMap((option) =>
      option.kind === 'choice' && typeof option.standard === 'string' ? [[option.key, sorted(option.values)] as const] : [],
    );
    expect(Object.fromEntries(Object.entries(da['option-values']).map(([name, values]) => [name, keys(values)]))).toEqual(
      Object.fromEntries(closed),
    );
  });

  it('every reason that is booked in the vectors, and a sentence for each', () => {
    const text = JSON.stringify(vectorsOf('german-taroc.jsonl').map(({ expect: { deals } }) => deals));
    const booked = new Set([...text.matchAll(/"reason":"([\w-]+)"/g)].map(([, reason]) => reason ?? ''));
    expect(keys(da.reasons)).toEqual(sorted([...booked]));
    expect(keys(da.movements)).toEqual(keys(da.reasons));
  });

  it('every code of a problem in its own code, in what it shares, and in the vectors', () => {
    const own = sourcesBelow('src/core/games/german-taroc').map(({ text }) => text).join('\n');
    const shared = ['result-form', 'pagat', 'ultimo', 'card-points', 'action-form'].map((file) => textOf(`src/core/games/${file}.ts`));
    const called = [own, ...shared].flatMap((text) => [...text.matchAll(/\b(?:wrong|missing|broken)\(\s*'([a-z]+(?:-[a-z]+)+)'/g)]);
    const schemas = ['german-taroc/result', 'penalties'].map((file) => textOf(`src/core/games/${file}.ts`)).join('\n');
    const messages = [...schemas.matchAll(/, '([a-z]+-[a-z]+)'\)/g)];
    const refused = vectorsOf('german-taroc.jsonl').flatMap(({ expect: { errors = [] } }) => errors);
    const codes = new Set([...[...called, ...messages].map(([, code]) => code ?? ''), ...refused]);
    codes.delete('ultimo-conflict');
    expect(codes.size).toBeGreaterThan(35);
    expect([...codes].filter((code) => !(code in da.problems) && !(code in product.problems))).toEqual([]);
  });

  it('every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['declaration-illegal']>().toEqualTypeOf<DeclaringRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
  });

  it('an index for every court card and the ace, unlike any other in its language', () => {
    for (const { cards } of Object.values(words)) {
      const index = typeof cards === 'object' && typeof cards['index'] === 'object' ? Object.values(cards['index']) : [];
      expect(new Set(index).size).toBe(5);
    }
  });
});

describe('the README of German Taroc', () => {
  const readme = textOf('src/core/games/german-taroc/README.md');

  it('has the glossary in three languages as the words have it', () => {
    for (const { glossary } of Object.values(words)) {
      const entries = typeof glossary === 'object' ? Object.values(glossary).map(String) : [];
      expect(entries).toHaveLength(20);
      expect(entries.filter((entry) => !readme.includes(`| ${entry} `))).toEqual([]);
    }
  });

  it('names every option and preset', () => {
    for (const name of [...Object.keys(defaultRules), ...presets.map(({ id }) => id)]) expect(readme).toContain(`\`${name}\``);
  });
});
