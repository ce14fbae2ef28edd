const made = new Map<string, Intl.DateTimeFormat>();

/** A moment (milliseconds since 1970) as the clock on the club's wall shows it: 21.45. */
export function clockTime(at: number, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  made.set(key, known);
  return known.format(at);
}
