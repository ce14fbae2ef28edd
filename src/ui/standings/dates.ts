const made = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const place = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(place) ?? new Intl.DateTimeFormat(locale, options);
  made.set(place, known);
  return known;
}

const localDate = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A club's local date as the head of a narrow column: 14.9., Sep 14. */
export const dayShort = (date: string, locale: string): string =>
  formatter(locale, {
    day: 'numeric',
    month: locale === 'en' ? 'short' : 'numeric',
    timeZone: 'UTC',
  }).format(localDate(date));

/** A club's local date with its year: 14. september 2026. */
export const dayLong = (date: string, locale: string): string =>
  formatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(localDate(date));

/** A moment as people of the club say it; milliseconds since 1970. */
export const momentWords = (at: number, locale: string, timeZone: string): string =>
  formatter(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);

/** The local day of a moment. */
export const dayOfMoment = (at: number, locale: string, timeZone: string): string =>
  formatter(locale, { dateStyle: 'medium', timeZone }).format(at);
