const MINUS = '−';

/** How many digits a currency has behind its point: 2 for kroner, 0 for yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Minor units as people read them: `1.250,00 kr.`, with a true minus. */
export function moneyWords(minor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** digitsOf(currency)).replace('-', MINUS);
}

/** What somebody typed, in minor units: `12,50` is 1250. Null for what is no amount above zero. */
export function minorOf(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const [, whole, part = ''] = /^\s*(\d{1,7})(?:[.,](\d*))?\s*$/.exec(text) ?? [];
  if (whole === undefined || part.length > digits) return null;
  const minor = Number(whole + part.padEnd(digits, '0'));
  return minor > 0 ? minor : null;
}

/** The same the other way, for a field that is filled already: 1250 is `12,50`. */
export const majorOf = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digitsOf(currency), useGrouping: false }).format(
    minor / 10 ** digitsOf(currency),
  );
