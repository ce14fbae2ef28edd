import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { messagesOf } from './messages';
import { routing } from './routing';

/** What next-intl asks for each request. Times are shown in the club's zone; there is one so far. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  return { locale, messages: messagesOf(locale), timeZone: 'Europe/Copenhagen' };
});
