import type { Locale, Words } from '@/kernel/locale';
import { about } from './about';
import { da } from './da';
import { de } from './de';
import { en } from './en';

/** Every word of the game, in each language. */
export const words: Readonly<Record<Locale, Words>> = {
  da: { ...da, ...about.da },
  de: { ...de, ...about.de },
  en: { ...en, ...about.en },
};
