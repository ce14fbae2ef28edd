import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/danish-tarok/cardplay/action';
import type { DemandRule } from '@/core/games/danish-tarok/cardplay/demand';
import type { DiscardRule } from '@/core/games/danish-tarok/cardplay/discard';
import type { ClaimRule } from '@/core/games/danish-tarok/cardplay/naming';
import type { PlayRule } from '@/core/games/danish-tarok/cardplay/playable';
import type { Phase } from '@/core/games/danish-tarok/cardplay/state';
import { DanishRules, defaultRules, presets } from '@/core/games/danish-tarok/rules';
import { da } from '@/core/games/danish-tarok/words/da';
import { gameOf } from '@/core/games';
import { da as product } from '@/i18n/words/da';
import { reachedFrom } from '../support/reach';
import { sourcesBelow, textOf } from '../support/sources';
import { vectorsOf } from '../support/vectors';

const keys = (words: object): readonly string[] => Object.keys(words).sort();

/** The words a closed option may have, from its schema; none for figures and flags. */
function valuesOf(option: keyof DanishRules): readonly string[] {
  const value = defaultRules[option];
  if (typeof value !== 'string') return [];
  const inner = DanishRules._zod.def.innerType._zod.def.shape[option]._zod.def.innerType;
  return 'entries' in inner._zod.def ? Object.values(inner._zod.def.entries).map(String) : [];
}

const reasons = vectorsOf('danish-tarok.jsonl').flatMap(({ expect: { deals, changes, closing } }) =>
  [JSON.stringify([deals, changes, closing])].flatMap((text) => [...text.matchAll(/"reason":"([\w-]+)"/g)].map(([, reason]) => reason ?? '')),
);

/** Codes of problems as they stand in the code that this game can reach: `wrong('…'`, `missing('…'`, `broken('…'`. */
function codesOfEngine(): readonly string[] {
  const reached = ['src/core/games/danish-tarok', 'src/core/replay'].flatMap(reachedFrom);
  const text = reached.map((source) => source.text).join('\n');
  const called = text.matchAll(/\b(?:wrong|missing|broken)\(\s*'([a-z]+(?:-[a-z]+)+)'/g);
  return [...new Set([...called].map(([, code]) => code ?? ''))].sort();
}

describe('Danish Tarok has words for', () => {
  it('every preset and every option, with a sentence for each', () => {
    expect(keys(da.presets)).toEqual(presets.map(({ id }) => id).sort());
    expect(keys(da.options)).toEqual(keys(defaultRules));
    expect(keys(da['option-hints'])).toEqual(keys(defaultRules));
  });

  it('every value of an option that has a choice of words', () => {
    const choices = Object.keys(defaultRules).flatMap((option) => {
      const values = valuesOf(option as keyof DanishRules);
      return values.length > 0 ? [[option, [...values].sort()] as const] : [];
    });
    expect(choices.length).toBe(8);
    expect(Object.fromEntries(Object.entries(da['option-values']).map(([name, words]) => [name, keys(words)]))).toEqual(
      Object.fromEntries(choices),
    );
  });

  it('every reason that is booked anywhere in the vectors, and a sentence for each movement', () => {
    const booked = new Set(reasons);
    expect(booked.size).toBeGreaterThan(25);
    expect([...booked].filter((reason) => !(reason in da.reasons) && !(reason in product.reasons))).toEqual([]);
    const movements = [...booked].map((reason) => reason.replace(/-pot$/, ''));
    expect(movements.filter((reason) => !(reason in da.movements) && !(reason in product.movements))).toEqual([]);
  });

  it('every code of a problem in the code of the engine', () => {
    const codes = codesOfEngine();
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !(code in da.problems) && !(code in product.problems))).toEqual([]);
  });

  it('every code the vectors refuse by', () => {
    const codes = vectorsOf('danish-tarok.jsonl').flatMap(({ expect: { errors = [] } }) => errors);
    expect(codes.filter((code) => !(code in da.problems) && !(code in product.problems))).toEqual([]);
  });

  it('every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    expectTypeOf<keyof (typeof da.breaches)['claim-illegal']>().toEqualTypeOf<ClaimRule>();
    expectTypeOf<keyof (typeof da.breaches)['demand-illegal']>().toEqualTypeOf<DemandRule>();
    const folders = ['src/core/games/danish-tarok/cardplay', 'src/core/cards'];
    const play = folders.flatMap(sourcesBelow).map(({ text }) => text).join('\n');
    const rules = Object.values(da.breaches).flatMap((rules) => Object.keys(rules));
    expect(rules.filter((rule) => !play.includes(`'${rule}'`))).toEqual([]);
  });

  it('every refusal in the code', () => {
    const folders = ['src/league', 'src/command', 'src/api', 'src/auth'];
    const text = folders.flatMap((folder) => sourcesBelow(folder).map((source) => source.text)).join('\n');
    const codes = [...text.matchAll(/\bcode: '([a-z]+(?:-[a-z]+)*)'/g)].map(([, code]) => code ?? '');
    expect(new Set(codes).size).toBeGreaterThan(15);
    expect([...new Set(codes)].filter((code) => !(code in product.refusals))).toEqual([]);
  });
});

describe('the README of the game', () => {
  const readme = textOf('src/core/games/danish-tarok/README.md');
  const words = gameOf('danish-tarok')?.words;

  it('has the glossary in three languages as the words have it', () => {
    for (const locale of ['da', 'de', 'en'] as const) {
      const glossary = words?.[locale]['glossary'];
      const entries = typeof glossary === 'object' ? Object.values(glossary).map(String) : [];
      expect(entries.length).toBeGreaterThan(20);
      expect(entries.filter((entry) => !readme.includes(entry))).toEqual([]);
    }
  });

  it('names every option and every preset', () => {
    expect(Object.keys(defaultRules).filter((option) => !readme.includes(`\`${option}\``))).toEqual([]);
    expect(presets.filter(({ id }) => !readme.includes(`\`${id}\``))).toEqual([]);
  });
});
