/**
 * A club's local date as people say it, with the day's name. The date has no time, so it is read and shown as
 * UTC.
 */
export const dayWords = (date: string, locale: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' });
