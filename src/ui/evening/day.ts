const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A club's local date as people say it, with the day's name. The date has no time, so it is read and shown as
 * UTC.
 */
export const dayWords = (date: string, locale: string): string =>
  calendar(locale).format(new Date(`${date}T00:00:00Z`));

/** Made once: it takes longer to make one than to draw a page's head. */
function calendar(locale: string): Intl.DateTimeFormat {
  const known = made.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  made.set(locale, known);
  return known;
}
