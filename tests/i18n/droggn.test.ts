import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/droggn/cardplay/action';
import { bidOf } from '@/core/games/droggn/cardplay/auction';
import type { BuyRule } from '@/core/games/droggn/cardplay/buying';
import type { DiscardRule } from '@/core/games/droggn/cardplay/discard';
import type { DoubleRule } from '@/core/games/droggn/cardplay/doubling';
import { doubleWords } from '@/core/games/droggn/cardplay/doubling';
import type { AnnounceRule } from '@/core/games/droggn/cardplay/laying-out';
import { announcements } from '@/core/games/droggn/cardplay/laying-out';
import type { PlayRule } from '@/core/games/droggn/cardplay/playable';
import { bidWords, phases } from '@/core/games/droggn/cardplay/state';
import { contracts } from '@/core/games/droggn/contract';
import { bonusKinds } from '@/core/games/droggn/result';
import { defaultRules, DroggnRules, presets } from '@/core/games/droggn/rules';
import { droggnSheet } from '@/core/games/droggn/sheet';
import { words } from '@/core/games/droggn/words';
import { da } from '@/core/games/droggn/words/da';
import { scoreRecord } from '@/core/replay/record';
import { messagesOf } from '@/i18n/messages';
import { sayPhrase, sayProblem } from '@/i18n/say';
import { translatorOf } from '@/i18n/translation';
import { da as product } from '@/i18n/words/da';
import { locales } from '@/kernel/locale';
import { rulesFrom, tableOf } from '../core/games/droggn/deals';
import { sourcesBelow, textOf } from '../support/sources';
import { vectorsOf } from '../support/vectors';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();
const vectors = vectorsOf('droggn.jsonl');

/** The words a closed option may have, from its schema; none for yes or no. */
function valuesOf(option: string): readonly string[] {
  const shape = DroggnRules._zod.def.innerType._zod.def.shape;
  const inner = shape[option as keyof typeof shape]._zod.def.innerType;
  return 'entries' in inner._zod.def ? Object.values(inner._zod.def.entries).map(String) : [];
}

describe('Droggn has words for', () => {
  it('every preset, every option with a sentence for each, and every value', () => {
    expect(keys(da.presets)).toEqual(sorted(presets.map(({ id }) => id)));
    expect(keys(da.options)).toEqual(keys(defaultRules));
    expect(keys(da['option-hints'])).toEqual(keys(defaultRules));
    const closed = Object.keys(defaultRules).filter((option) => valuesOf(option).length > 0);
    expect(keys(da['option-values'])).toEqual(sorted(closed));
    for (const [option, values] of Object.entries(da['option-values'])) expect(keys(values)).toEqual(sorted(valuesOf(option)));
  });

  it('every contract, bid, announcement, doubling, reason and movement', () => {
    expect(keys(da.contracts)).toEqual(sorted([...contracts, 'pass']));
    expect(keys(da.bids)).toEqual(sorted(bidWords));
    expect(bidWords.map(bidOf)).toEqual([0, 1, 2, 3, 4]);
    expect(keys(da.announcements)).toEqual(sorted(announcements));
    expect(keys(da.doubles)).toEqual(sorted(doubleWords));
    expect(keys(da.reasons)).toEqual(sorted(['game', 'overshoot', 'match', 'super-mord', 'revoke', ...bonusKinds]));
    expect(keys(da.movements)).toEqual(keys(da.reasons));
  });

  it('every code of a problem in its own code, in what it shares, and in the vectors', () => {
    const shared = ['action-form', 'contract-form', 'points-pair'].map((name) => `src/core/games/${name}.ts`);
    const sources = ['src/core/games/droggn', 'src/core/cards', ...shared].flatMap(sourcesBelow);
    const text = sources.map((source) => source.text).join('\n');
    const called = [...text.matchAll(/\b(?:wrong|missing|broken)\(\s*'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code ?? '');
    const faults = ['bonus-off', 'bonus-contract', 'bonus-match', 'bonus-kind', 'unknown-contract'];
    const refused = vectors.flatMap(({ expect: { errors = [] } }) => errors);
    const codes = new Set([...called, ...faults, ...refused]);
    expect(codes.size).toBeGreaterThan(35);
    expect([...codes].filter((code) => !(code in da.problems) && !(code in product.problems))).toEqual([]);
  });

  it('every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expect(keys(da.phases)).toEqual(sorted(phases));
    expectTypeOf<keyof (typeof da.breaches)['bid-illegal']>().toEqualTypeOf<'higher' | 'unknown'>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['buy-illegal']>().toEqualTypeOf<BuyRule>();
    expectTypeOf<keyof (typeof da.breaches)['announce-illegal']>().toEqualTypeOf<AnnounceRule>();
    expectTypeOf<keyof (typeof da.breaches)['double-illegal']>().toEqualTypeOf<DoubleRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    const play = sourcesBelow('src/core/games/droggn/cardplay').map(({ text }) => text).join('\n');
    const rules = Object.values(da.breaches).flatMap((breaches) => Object.keys(breaches));
    expect(rules.filter((rule) => !play.includes(`'${rule}'`))).toEqual([]);
  });

  it('an index for every card that is no plain number, unlike any other in its language', () => {
    for (const { cards } of Object.values(words)) {
      const index = typeof cards === 'object' && typeof cards['index'] === 'object' ? Object.values(cards['index']) : [];
      expect(new Set(index).size).toBe(5);
    }
  });
});

describe.each(locales)('in %s', (locale) => {
  const t = translatorOf(locale, messagesOf(locale), (error) => {
    throw error;
  });
  const voice = { t, game: 'droggn', names: ['Anna', 'Bert', 'Cilli', 'Dora'] };

  it('every fault that the vectors show is said in a whole sentence', () => {
    const problems = vectors.flatMap(({ input }) => {
      const scored = scoreRecord(input);
      return scored.ok ? [] : scored.refusal;
    });
    expect(problems.length).toBeGreaterThan(40);
    for (const problem of problems) expect(sayProblem(voice, problem)).toMatch(/^[^{}]+[.]$/);
  });

  it('everything that the sheet asks has words', () => {
    const rules = rulesFrom({ kleineUndGstiess: true, superMord: 'separate' });
    const drafts = [...contracts, 'pass'].flatMap((contract) => [
      { contract, declarer: '0', 'laid-out': 'pagat-0', 'points.0': 40 },
      { contract, declarer: '0', 'points.1': 40, 'last-trick': '1', 'pagat.0': 'lost' },
      { contract, declarer: '0', 'points.0': 37 },
    ]);
    const sections = [{}, ...drafts].flatMap((draft) => droggnSheet.sections(rules, tableOf(4, 3), draft));
    for (const { title, hint, fields } of sections) {
      const notes = fields.flatMap((field) => (field.kind === 'number' && field.note ? [field.note] : []));
      const options = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
      const phrases = [title, ...(hint ? [hint] : []), ...fields.map(({ label }) => label), ...notes, ...options.flatMap(({ label, barred }) => [label, ...(barred ? [barred] : [])])];
      for (const one of phrases) expect(sayPhrase(voice, one)).toMatch(/^[^{}]+$/);
    }
  });
});

describe('the README of Droggn', () => {
  const readme = textOf('src/core/games/droggn/README.md');

  it('has the glossary in three languages as the words have it', () => {
    for (const { glossary } of Object.values(words)) {
      const entries = typeof glossary === 'object' ? Object.values(glossary).map(String) : [];
      expect(entries.length).toBeGreaterThan(20);
      expect(entries.filter((entry) => !readme.includes(entry))).toEqual([]);
    }
  });

  it('names every option and preset', () => {
    for (const name of [...Object.keys(defaultRules), ...presets.map(({ id }) => id)]) expect(readme).toContain(`\`${name}\``);
  });
});
