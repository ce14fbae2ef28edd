import { describe, expect, it } from 'vitest';
import { games } from '@/core/games';
import { gameWords } from '@/i18n/games';
import { messagesOf } from '@/i18n/messages';
import { translatorOf } from '@/i18n/translation';
import type { Words } from '@/kernel/locale';
import { locales } from '@/kernel/locale';
import { argumentsOf } from './icu';

/** Every sentence by its dotted key. */
function sentences(words: Words, above = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value] as const] : sentences(value, `${above}${key}.`),
  );
}

const asWords = (messages: unknown) => messages as Words;

const said = Object.fromEntries(locales.map((locale) => [locale, new Map(sentences(asWords(messagesOf(locale))))]));
const model = said['da'] ?? new Map<string, string>();

const namesIn = (message: string): readonly string[] => [...new Set(argumentsOf(message).map(({ name }) => name))].sort();

describe.each(locales)('the catalogue in %s', (locale) => {
  const messages = said[locale] ?? new Map<string, string>();

  it('has the keys of the Danish one, all of them and no others', () => {
    expect([...messages.keys()].filter((key) => !model.has(key))).toEqual([]);
    expect([...model.keys()].filter((key) => !messages.has(key))).toEqual([]);
    expect(messages.size).toBeGreaterThan(500);
  });

  it('has no empty sentence, no dot in a key, no blank at an end', () => {
    const top = (words: Words): readonly string[] =>
      Object.entries(words).flatMap(([key, value]) => [key, ...(typeof value === 'string' ? [] : top(value))]);
    expect(top(asWords(messagesOf(locale))).filter((key) => key.includes('.'))).toEqual([]);
    expect([...messages].filter(([, message]) => message === '' || message !== message.trim())).toEqual([]);
  });

  it('takes the same values in as the Danish one', () => {
    const other = [...messages].filter(([key, message]) => namesIn(message).join() !== namesIn(model.get(key) ?? '').join());
    expect(other).toEqual([]);
  });

  it('says every sentence, whatever is chosen or counted in it', () => {
    const t = translatorOf(locale, messagesOf(locale), (error) => {
      throw error;
    });
    for (const [key, message] of messages) {
      for (const params of valuesFor(message)) {
        const sentence = t(key, params);
        expect(sentence, key).not.toBe('');
        expect(sentence, key).not.toMatch(/[{}]/);
        expect(sentence, key).not.toMatch(/ {2}| [.,:;]( |$)/);
      }
    }
  });
});

/** Values for a message: each branch of each choice at least once. */
function valuesFor(message: string): readonly Readonly<Record<string, string | number>>[] {
  const all = argumentsOf(message);
  const plain = Object.fromEntries(all.map((argument) => [argument.name, firstValue(argument)]));
  const varied = all.flatMap(({ name, kind, options }) => {
    if (kind === 'plural') return [0, 1, 2, 3].map((count) => ({ ...plain, [name]: count }));
    return kind === 'select' ? options.map((option) => ({ ...plain, [name]: option })) : [];
  });
  return [plain, ...varied];
}

const firstValue = ({ kind, options }: { readonly kind: string; readonly options: readonly string[] }) => {
  if (kind === 'plural' || kind === 'number') return 2;
  return kind === 'select' ? (options[0] ?? '') : 'Anna';
};

describe('what is said in the wrong language', () => {
  const english = /\b(the|and|of|with|from|who|must|cannot|this|that|table|deal|king|cup|score|save|player|trick)\b/i;
  const danish = /\b(og|ikke|eller|hver|konge|stik|kopperne|bordet|spillet|af|giver)\b/i;

  /** Codes that are quoted, and names of their own, are the same everywhere. */
  const own = (message: string): string => message.replace(/[»„"“][^»«„“"]*[«“"]|Board Game Arena/g, '').replace(/\{\w+|[\w=]+(?=\s*\{)|\bking(?=\})/g, '');

  it.each([
    ['da', english],
    ['de', english],
    ['de', danish],
    ['en', danish],
  ] as const)('is nothing in %s by %s', (locale, foreign) => {
    const found = [...(said[locale] ?? [])].filter(([, message]) => foreign.test(own(message)));
    expect(found.map(([key]) => key)).toEqual([]);
  });
});

describe('the words of the games', () => {
  it('are there for every game that is registered, and are its own', () => {
    expect(Object.keys(gameWords).sort()).toEqual(games.map(({ id }) => id).sort());
    for (const { id, words } of games) expect(words).toBe(gameWords[id]);
  });
});
