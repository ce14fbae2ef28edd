import type { Locale, Words } from '@/kernel/locale';
import { da } from './da';
import { de } from './de';
import { en } from './en';

/** Every word of the game, in each language. */
export const words: Readonly<Record<Locale, Words>> = { da, de, en };
