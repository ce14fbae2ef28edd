import { hasLocale, type Locale } from 'next-intl';
import { notFound } from 'next/navigation';
import { routing } from '@/i18n/routing';

/** The language of an address; there are no pages in another. */
export async function localeOf(params: Promise<{ readonly locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return hasLocale(routing.locales, locale) ? locale : notFound();
}
