import { words as danishTarok } from '@/core/games/danish-tarok/words';
import type { Locale, Words } from '@/kernel/locale';

/** The words of every game, by its id. The words alone: the engine stays out of the browser's catalogue. */
export const gameWords: Readonly<Record<string, Readonly<Record<Locale, Words>>>> = {
  'danish-tarok': danishTarok,
};
