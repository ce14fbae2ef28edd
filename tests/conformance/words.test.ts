import { describe, expect, it } from 'vitest';
import { namedGames } from '../support/tested';
import type { AnyGame } from '@/core/games/game';
import { scoreRecord } from '@/core/replay/record';
import { messagesOf } from '@/i18n/messages';
import type { Voice } from '@/i18n/say';
import { sayPhrase, sayProblem } from '@/i18n/say';
import { translatorOf } from '@/i18n/translation';
import { da as product } from '@/i18n/words/da';
import type { Locale, Words } from '@/kernel/locale';
import { locales } from '@/kernel/locale';
import type { Phrase } from '@/kernel/phrase';
import { reachedFrom } from '../support/reach';
import { filesBelow, gameFolder, sourcesBelow, textOf } from '../support/sources';
import { vectorsOf } from '../support/vectors';
import type { Counts } from './player';
import { randomDeal } from './player';
import { allFields, phrasesOf, randomDrafts } from './sheets';
import { settingsOf } from './settings';

const sorted = (list: Iterable<string>): readonly string[] => [...list].sort();
const treeOf = (words: Words, key: string): Readonly<Record<string, unknown>> => Object(words[key]);
const keys = (words: Words, key: string): readonly string[] => sorted(Object.keys(treeOf(words, key)));

/** What is said of an option's values; a number may stand for itself. */
function saidOf(words: Words, key: string, values: readonly string[]): readonly string[] {
  const said = sorted(Object.keys(Object(treeOf(words, 'option-values')[key])));
  return said.length === 0 && values.every((value) => /^\d+$/.test(value)) ? values : said;
}

const vectorsFor = (id: string) => (filesBelow('tests/vectors').includes(`tests/vectors/${id}.jsonl`) ? vectorsOf(`${id}.jsonl`) : []);

/** Codes of code that games share, of which a game uses another part. */
const unused: Readonly<Record<string, readonly string[]>> = {
  droggn: ['fine-amount'],
  husarln: ['fine-amount'],
  'german-taroc': ['ultimo-conflict'],
};

/** Codes of problems in the code that a game can reach. */
function codesIn(id: string): readonly string[] {
  const text = [gameFolder(id), 'src/core/replay'].flatMap(reachedFrom).map((source) => source.text).join('\n');
  const called = text.matchAll(/\b(?:wrong|missing|broken|found)\(\s*'([a-z]+(?:-[a-z]+)+)'/g);
  return [...called].map(([, code]) => code ?? '').filter((code) => !unused[id]?.includes(code));
}

/** Everything that is done, and everything that is booked, in deals by chance at every table. */
function seen(game: AnyGame) {
  const counts: Counts = new Map();
  const deals = settingsOf([game]).flatMap((setting) => Array.from({ length: 12 }, (_, seed) => randomDeal(700 + seed, setting, counts)));
  const reasons = new Set<string>();
  const phases = new Set<string>();
  const phrases: Phrase[] = [];
  for (const { record, state, result, table, rules } of deals) {
    const pots = Object.fromEntries(game.scoring.pots(rules).map((pot) => [pot, 65]));
    const at = { rules, table, pots, left: game.scoring.first(rules) };
    for (const { reason } of result === null ? [] : game.scoring.score(result, at).bookings) reasons.add(reason);
    phases.add(game.play.view(state).phase);
    for (const action of record.actions) phrases.push(...game.play.said(action));
  }
  return { reasons, phases, phrases, types: new Set(deals.flatMap(({ record }) => record.actions.map(({ type }) => type))) };
}

const bookedIn = (id: string): readonly string[] =>
  [...JSON.stringify(vectorsFor(id).map((vector) => vector.expect)).matchAll(/"reason":"([\w-]+)"/g)].map(([, reason]) => reason ?? '');

describe.each(namedGames)('%s has words for', (id, game) => {
  const { rules, words } = game;
  const happened = seen(game);

  it('its name, every preset, every option with a sentence for it, and every value that is chosen', () => {
    for (const locale of locales) {
      const own = words[locale];
      expect(own['name']).toMatch(/\w/);
      expect(keys(own, 'presets')).toEqual(sorted(rules.presets.map((preset) => preset.id)));
      expect(keys(own, 'options')).toEqual(sorted(rules.options.map(({ key }) => key)));
      expect(keys(own, 'option-hints')).toEqual(keys(own, 'options'));
      const choices = rules.options.flatMap((option) => (option.kind === 'choice' ? [[option.key, sorted(option.values)] as const] : []));
      const said = choices.map(([key, values]) => [key, saidOf(own, key, values)]);
      expect(said).toEqual(choices);
      const closed = choices.map(([key]) => key);
      expect(keys(own, 'option-values').filter((key) => !closed.includes(key))).toEqual([]);
    }
  });

  it('every reason that is booked, and a sentence for each movement', () => {
    const booked = new Set([...bookedIn(id), ...happened.reasons]);
    const movements = new Set([...booked].map((reason) => reason.replace(/-pot$/, '')));
    expect(booked.size).toBeGreaterThan(0);
    for (const locale of locales) {
      const [reasons, said] = [treeOf(words[locale], 'reasons'), treeOf(words[locale], 'movements')];
      expect([...booked].filter((reason) => !(reason in reasons) && !(reason in product.reasons))).toEqual([]);
      expect([...movements].filter((reason) => !(reason in said) && !(reason in product.movements))).toEqual([]);
    }
  });

  it('every code of a problem that its code and the vectors have', () => {
    const codes = new Set([...codesIn(id), ...vectorsFor(id).flatMap(({ expect: { errors = [] } }) => errors)]);
    expect(codes.size).toBeGreaterThan(20);
    for (const locale of locales) {
      const own = treeOf(words[locale], 'problems');
      expect([...codes].filter((code) => !(code in own) && !(code in product.problems))).toEqual([]);
    }
  });

  it('every action and phase, and every rule of play that stands in its code, no others', () => {
    const play = [gameFolder(id), 'src/core/cards'].flatMap(sourcesBelow).filter(({ path }) => !path.includes('/words/'));
    const shared = reachedFrom(gameFolder(id)).filter(({ path }) => /^src\/core\/games\/[^/]+$/.test(path));
    const text = [...play, ...shared].map((source) => source.text).join('\n');
    for (const locale of locales) {
      const own = words[locale];
      expect([...happened.types].filter((type) => !(type in treeOf(own, 'actions')))).toEqual([]);
      expect([...happened.phases].filter((phase) => !(phase in treeOf(own, 'phases')))).toEqual([]);
      const breaches = Object.values(treeOf(own, 'breaches')).flatMap((rules) => Object.keys(Object(rules)));
      const told = [...keys(own, 'actions'), ...keys(own, 'phases'), ...breaches];
      expect(told.filter((code) => !text.includes(`'${code}'`) && !new RegExp(`\\b${code}:`).test(text))).toEqual([]);
    }
  });

  it('every court card and every suit, each index unlike any other of its language', () => {
    for (const locale of locales) {
      const index = Object.values(Object(treeOf(words[locale], 'cards')['index']));
      expect(index.length).toBeGreaterThan(2);
      expect(new Set(index).size).toBe(index.length);
    }
  });

  it.each(locales)('everything its sheet asks, its actions say, and its vectors and drafts refuse, in %s', (locale) => {
    const voice = voiceOf(id, locale);
    const asked = settingsOf([game]).flatMap((setting) => randomDrafts(setting, 30).flatMap((draft) => phrasesOf(allFields(setting, draft))));
    expect(asked.length).toBeGreaterThan(0);
    for (const phrase of distinct([...asked, ...happened.phrases])) expect(sayPhrase(voice, phrase)).toMatch(/^[^{}]+$/);
    const refused = vectorsFor(id).flatMap(({ input }) => {
      const scored = scoreRecord(input);
      return scored.ok ? [] : scored.refusal;
    });
    for (const problem of refused) expect(sayProblem(voice, problem)).toMatch(/^[^{}]+[.]$/);
  });
});

const distinct = (phrases: readonly Phrase[]): readonly Phrase[] => [...new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase])).values()];

function voiceOf(game: string, locale: Locale): Voice {
  const t = translatorOf(locale, messagesOf(locale), (error) => {
    throw error;
  });
  return { t, game, names: ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Finn'] };
}

describe.each(namedGames)('the README of %s', (id, { rules, words }) => {
  const readme = textOf(`${gameFolder(id)}/README.md`);

  it('has the glossary in three languages as the words have it', () => {
    for (const locale of locales) {
      const entries = Object.values(treeOf(words[locale], 'glossary')).map(String);
      expect(entries.length).toBeGreaterThan(5);
      expect(entries.filter((entry) => !readme.includes(entry))).toEqual([]);
    }
  });

  it('names every option and every preset', () => {
    const names = [...rules.options.map(({ key }) => key), ...rules.presets.map((preset) => preset.id)];
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
