import type { Locale } from '@/kernel/locale';
import { messagesOf } from './messages';
import type { Translator } from './translation';
import { translatorOf } from './translation';

const made = new Map<Locale, Translator>();

/** The translator of a language, for server, command line and tests; made once. */
export function translatorFor(locale: Locale): Translator {
  const known = made.get(locale) ?? translatorOf(locale, messagesOf(locale));
  made.set(locale, known);
  return known;
}
