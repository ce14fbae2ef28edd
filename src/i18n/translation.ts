import type { IntlError } from 'use-intl/core';
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core';
import type { Locale } from '@/kernel/locale';
import type { Params } from '@/kernel/phrase';
import type { Messages } from './messages';

/** Says a sentence of the catalogue. Keys are dotted from its top: `games.danish-tarok.name`. */
export type Translator = {
  (key: string, params?: Params): string;
  has(key: string): boolean;
};

// Parsed sentences, kept under text and language: a server parses each once, not at each request.
const cache = _createCache();
const parsed = { _cache: cache, _formatters: _createIntlFormatters(cache) };

/**
 * A translator over a catalogue that is already at hand (in the browser: `useMessages()`). A key or a value
 * that is missing is reported, and the key stands where the sentence would: better a hole than no page.
 */
export function translatorOf(
  locale: Locale,
  messages: Messages,
  onError: (error: IntlError) => void = (error) => console.error(error.message),
): Translator {
  return anyKey(createTranslator({ locale, messages, onError, ...parsed }));
}

/** Keys that come from data are checked by tests, not by the compiler. */
const anyKey = (translator: unknown) => translator as Translator;
