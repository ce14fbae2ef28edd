import type { Locale } from '@/kernel/locale';
import type { AppWords } from './words/da';
import { da } from './words/da';
import { de } from './words/de';
import { en } from './words/en';

/**
 * The product's own words. The pages' scripts carry them: a browser keeps a script, a page would bring them
 * along every time.
 */
export const productWords: Readonly<Record<Locale, AppWords>> = { da, de, en };
