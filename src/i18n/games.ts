import { games } from '@/core/games';
import type { Locale, Words } from '@/kernel/locale';

/** The words of every registered game, by id. On the server only: a page is given the catalogue it needs. */
export const gameWords: Readonly<Record<string, Readonly<Record<Locale, Words>>>> = Object.fromEntries(
  games.map(({ id, words }) => [id, words]),
);
