import { describe, expect, it } from 'vitest';
import { gameOf } from '@/core/games';
import { defaultRules, GrossRules, presets } from '@/core/games/grosstarock/rules';
import { da } from '@/core/games/grosstarock/words/da';
import { da as product } from '@/i18n/words/da';
import { sourcesBelow, textOf } from '../support/sources';
import { vectorsOf } from '../support/vectors';

const keys = (words: object): readonly string[] => Object.keys(words).sort();

const vectors = vectorsOf('grosstarock.jsonl');

/** Codes of problems as they stand in the game's folder and in what the games among three share. */
function codesIn(folder: string): readonly string[] {
  const text = sourcesBelow(folder).map((source) => source.text).join('\n');
  const called = text.matchAll(/\b(?:wrong|missing)\(\s*'([a-z]+(?:-[a-z]+)+)'/g);
  const messages = text.matchAll(/z\.[^\n]*'((?:declaration|bonus|void|fine|points)-[a-z]+)'/g);
  return [...new Set([...called, ...messages].map(([, code]) => code ?? ''))];
}

describe('Grosstarock has words for', () => {
  it('every preset, every option with a sentence, and every value of a choice', () => {
    expect(keys(da.presets)).toEqual(presets.map(({ id }) => id).sort());
    expect(keys(da.options)).toEqual(keys(defaultRules));
    expect(keys(da['option-hints'])).toEqual(keys(defaultRules));
    for (const [option, words] of Object.entries(da['option-values'])) {
      for (const value of Object.keys(words)) {
        const given = /^\d+$/.test(value) ? Number(value) : value;
        expect(GrossRules.safeParse({ [option]: given }).success, `${option} ${value}`).toBe(true);
      }
    }
    const closed = Object.entries(defaultRules).filter(([, value]) => typeof value !== 'boolean');
    expect(keys(da['option-values'])).toEqual(closed.map(([option]) => option).sort());
  });

  it('every reason that is booked anywhere in the vectors, and a sentence for each', () => {
    const booked = new Set([...JSON.stringify(vectors.map((one) => one.expect)).matchAll(/"reason":"([\w-]+)"/g)].map(([, reason]) => reason ?? ''));
    expect(booked.size).toBeGreaterThan(20);
    expect([...booked].filter((reason) => !(reason in da.reasons) || !(reason in da.movements))).toEqual([]);
    expect(keys(da.reasons)).toEqual(keys(da.movements));
  });

  it('every code of a problem, in the code and in the vectors', () => {
    const codes = [...codesIn('src/core/games/grosstarock'), ...vectors.flatMap((one) => one.expect.errors ?? [])];
    expect(new Set(codes).size).toBeGreaterThan(30);
    expect(codes.filter((code) => !(code in da.problems) && !(code in product.problems))).toEqual([]);
  });
});

describe('the README of the game', () => {
  const readme = textOf('src/core/games/grosstarock/README.md');
  const words = gameOf('grosstarock')?.words;

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
