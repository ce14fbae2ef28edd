const made = new Map<string, Intl.DateTimeFormat>();

/** A moment (milliseconds since 1970) as the clock on a club's wall shows it: `19:05`. */
export function clockWords(at: number, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  made.set(key, format);
  return format.format(at);
}
