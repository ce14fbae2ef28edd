/** The day that the calendar on a club's wall shows at `at` (milliseconds since 1970), as `2026-03-10`. */
export const localDate = (at: number, timeZone: string): string =>
  // Swedish writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
