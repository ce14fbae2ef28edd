import type { Locale, Words } from '@/kernel/locale';
import { gameWords } from './games';
import { productWords } from './product-words';
import type { AppWords } from './words/da';

export type Messages = AppWords & { readonly games: Words };

const gathered = new Map<Locale, Messages>();

/** The whole catalogue of a language: the product's words, and each game's at `games.<id>`. Gathered once. */
export function messagesOf(locale: Locale): Messages {
  const known = gathered.get(locale) ?? gather(locale);
  gathered.set(locale, known);
  return known;
}

const gather = (locale: Locale): Messages => ({
  ...productWords[locale],
  games: Object.fromEntries(Object.entries(gameWords).map(([id, words]) => [id, words[locale]])),
});
