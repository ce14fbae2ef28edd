import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/husarln/cardplay/action';
import type { AnnounceRule } from '@/core/games/husarln/cardplay/announcing';
import type { BidRule } from '@/core/games/husarln/cardplay/auction';
import type { DiscardRule } from '@/core/games/husarln/cardplay/discard';
import type { Bid, Phase } from '@/core/games/husarln/cardplay/state';
import type { TakeRule } from '@/core/games/husarln/cardplay/talon';
import type { PlayRule } from '@/core/games/husarln/cardplay/trick';
import { choicesOf, contracts } from '@/core/games/husarln/contract';
import { bonusKinds } from '@/core/games/husarln/result';
import { defaultRules, HusarlnRules, presets } from '@/core/games/husarln/rules';
import { words } from '@/core/games/husarln/words';
import { da } from '@/core/games/husarln/words/da';
import { da as product } from '@/i18n/words/da';
import { sourcesBelow, textOf } from '../support/sources';
import { vectorsOf } from '../support/vectors';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

/** The words a closed option may have, from its schema; none for figures and flags. */
function valuesOf(option: string): readonly string[] {
  const shape = HusarlnRules._zod.def.innerType._zod.def.shape;
  const inner = shape[option as keyof typeof shape]._zod.def.innerType;
  return 'entries' in inner._zod.def ? Object.values(inner._zod.def.entries).map(String) : [];
}

describe('Husarln has words for', () => {
  it('every preset, every option with a sentence for each, and every value', () => {
    expect(keys(da.presets)).toEqual(sorted(presets.map(({ id }) => id)));
    expect(keys(da.options)).toEqual(keys(defaultRules));
    expect(keys(da['option-hints'])).toEqual(keys(defaultRules));
    const closed = Object.keys(defaultRules).filter((option) => valuesOf(option).length > 0);
    expect(keys(da['option-values'])).toEqual(sorted(closed));
    for (const [option, values] of Object.entries(da['option-values'])) expect(keys(values)).toEqual(sorted(valuesOf(option)));
  });

  it('every contract, choice, bonus, reason and movement', () => {
    expect(keys(da.contracts)).toEqual(sorted([...contracts, 'pass']));
    expect(keys(da.sheet.choices.zweiblatt)).toEqual(sorted(choicesOf.zweiblatt));
    expect(keys(da.sheet.choices.einblatt)).toEqual(sorted(choicesOf.einblatt));
    expect(keys(da.bonuses)).toEqual(sorted(bonusKinds));
    expect(keys(da.reasons)).toEqual(sorted(['game', ...bonusKinds]));
    expect(keys(da.movements)).toEqual(keys(da.reasons));
  });

  it('every code of a problem in its own code and in the vectors', () => {
    const text = sourcesBelow('src/core/games/husarln').map((source) => source.text).join('\n');
    const called = [...text.matchAll(/\b(?:wrong|missing|broken|found)\(\s*'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code ?? '');
    const refused = vectorsOf('husarln.jsonl').flatMap(({ expect: { errors = [] } }) => errors);
    const codes = new Set([...called, ...refused]);
    expect(codes.size).toBeGreaterThan(30);
    expect([...codes].filter((code) => !(code in da.problems) && !(code in product.problems))).toEqual([]);
  });

  it('every action, phase, bid and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof typeof da.bids>().toEqualTypeOf<Bid>();
    expectTypeOf<keyof (typeof da.breaches)['bid-illegal']>().toEqualTypeOf<BidRule>();
    expectTypeOf<keyof (typeof da.breaches)['take-illegal']>().toEqualTypeOf<TakeRule>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['announce-illegal']>().toEqualTypeOf<AnnounceRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    const play = sourcesBelow('src/core/games/husarln/cardplay').map(({ text }) => text).join('\n');
    const rules = Object.values(da.breaches).flatMap((breaches) => Object.keys(breaches));
    expect(rules.filter((rule) => !play.includes(`'${rule}'`))).toEqual([]);
  });

  it('an index for every card that is no plain number, unlike any other in its language', () => {
    for (const { cards } of Object.values(words)) {
      const index = typeof cards === 'object' && typeof cards['index'] === 'object' ? Object.values(cards['index']) : [];
      expect(index).toHaveLength(6);
      expect(new Set(index).size).toBe(6);
    }
  });
});

describe('the README of Husarln', () => {
  const readme = textOf('src/core/games/husarln/README.md');

  it('has the glossary in three languages as the words have it', () => {
    for (const { glossary } of Object.values(words)) {
      const entries = typeof glossary === 'object' ? Object.values(glossary).map(String) : [];
      expect(entries.length).toBeGreaterThan(25);
      expect(entries.filter((entry) => !readme.includes(entry))).toEqual([]);
    }
  });

  it('names every option and preset', () => {
    for (const name of [...Object.keys(defaultRules), ...presets.map(({ id }) => id)]) expect(readme).toContain(`\`${name}\``);
  });

  it('has the table of values as the vectors have it', () => {
    for (const row of ['| `back-5` | 11 | 33 | 44 | 44 | 4 |', '| `1` | 1 | 2 | 3 | 3 | 12 |']) expect(readme).toContain(row);
  });
});
