import type { IntlError } from 'use-intl/core';
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core';
import type { Locale } from '@/kernel/locale';
import type { Params } from '@/kernel/phrase';
import type { Messages } from './messages';
import { productWords } from './product-words';

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

/** A part of the product's words, or all of them, with the same care about parsing. */
export const partOf = (locale: Locale, namespace: string | undefined): unknown =>
  createTranslator({ locale, messages: productWords[locale], namespace: anyPart(namespace), ...parsed });

/** The hook that asks for it knows the parts by type. */
const anyPart = (namespace: string | undefined) => namespace as 'app';

/** Keys that come from data are checked by tests, not by the compiler. */
const anyKey = (translator: unknown) => translator as Translator;
