import type { Locale } from '@/kernel/locale';
import { locales } from '@/kernel/locale';

/**
 * The language of whoever sits at the terminal, as `LC_ALL`, `LC_MESSAGES` or `LANG` (`da_DK.UTF-8`) give
 * it; English where they say nothing, or a language that is none of ours.
 */
export function environmentLocale(env: Readonly<Record<string, string | undefined>>): Locale {
  const said = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locales.find((locale) => locale === said.slice(0, 2).toLowerCase()) ?? 'en';
}
