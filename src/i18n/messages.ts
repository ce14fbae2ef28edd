import type { Locale, Words } from '@/kernel/locale';
import { gameWords } from './games';
import type { AppWords } from './words/da';
import { da } from './words/da';
import { de } from './words/de';
import { en } from './words/en';

const app: Readonly<Record<Locale, AppWords>> = { da, de, en };

export type Messages = AppWords & { readonly games: Words };

/** The whole catalogue of a language: the product's words, and each game's at `games.<id>`. */
export const messagesOf = (locale: Locale): Messages => ({
  ...app[locale],
  games: Object.fromEntries(Object.entries(gameWords).map(([id, words]) => [id, words[locale]])),
});
