import type { Locale } from '@/kernel/locale';
import type { AppWords } from './words/da';

/** A key that is not in the catalogue does not compile. The games' words are reached by `say`. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: AppWords & { readonly games: object };
  }
}
