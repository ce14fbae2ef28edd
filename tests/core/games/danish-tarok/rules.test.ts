import { describe, expect, it } from 'vitest';
import { defaultRules, presets, readRules } from '@/core/games/danish-tarok/rules';
import { said } from './scene';

const refusedWith = (input: unknown) => {
  const read = readRules(input);
  return read.ok ? [] : said(read.refusal);
};

describe('rules', () => {
  it('are those of the federation without a word about them', () => {
    expect(readRules(undefined)).toEqual({ ok: true, value: defaultRules });
    expect(readRules({})).toEqual({ ok: true, value: defaultRules });
    expect(defaultRules).toMatchObject({ tout: 80, foundation: 20, chips: [5, 10, 20, 100] });
  });

  it('have an option for every figure, in the order of the spec', () => {
    const keys = Object.keys(defaultRules);
    expect(keys).toHaveLength(39);
    expect([keys[0], keys[5], keys.at(-1)]).toEqual(['pots', 'declareTaroksFrom', 'chips']);
  });

  it.each(presets)('of the preset $id differ in what it lists only', ({ id, options }) => {
    expect(readRules(id)).toEqual({ ok: true, value: { ...defaultRules, ...options } });
  });

  it('take single options over a preset', () => {
    const read = readRules({ preset: 'pagat', tout: 135 });
    expect(read.ok && read.value).toMatchObject({ tout: 135, toutFailed: 85 });
  });

  it('are read back from their own full content', () => {
    expect(readRules(defaultRules)).toEqual({ ok: true, value: defaultRules });
  });

  it.each([
    ['house', ['unknown-preset ']],
    [{ preset: 'house', tout: -1 }, ['option-value tout', 'unknown-preset preset']],
    [{ preset: 7 }, ['wrong-type preset']],
    [7, ['wrong-type ']],
    [null, ['wrong-type ']],
    [[], ['wrong-type ']],
    [{ touts: 80 }, ['unknown-option touts']],
    [{ tout: 80.5, unit: 0, pots: 'yes' }, ['option-value pots', 'option-value tout', 'option-value unit']],
    [{ declareTaroksFrom: 23 }, ['option-value declareTaroksFrom']],
    [{ chips: [] }, ['option-value chips']],
    [{ chips: [5, -1], counting: 'thirds' }, ['option-value chips', 'option-value counting']],
    [{ nolo: 1_000_001 }, ['option-value nolo']],
  ])('%j is refused with %j', (input, codes) => {
    expect(refusedWith(input)).toEqual(codes);
  });
});
