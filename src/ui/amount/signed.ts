/** Points as people write them: grouped by the language, a true minus, and a plus where `plus` asks for one. */
export function signed(points: number, locale: string, plus = false): string {
  const digits = new Intl.NumberFormat(locale).format(Math.abs(points));
  if (points < 0) return `\u2212${digits}`;
  return plus && points > 0 ? `+${digits}` : digits;
}
