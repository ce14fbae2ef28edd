const made = new Map<string, Intl.DateTimeFormat>();

/** `24. nov. 2026`: for tables, where the day's name takes the room. `date` is local, in no time zone. */
export const dayShort = (date: string, locale: string): string =>
  format(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** A moment (milliseconds since 1970) by the clock on a club's wall, with the day's name. */
export const momentWords = (at: number, locale: string, timeZone: string): string =>
  format(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

/** It takes longer to make one than to draw a page's head. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, known);
  return known;
}
