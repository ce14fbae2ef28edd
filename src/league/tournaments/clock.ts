/** Before this hour a time belongs to the night after the evening. */
const morning = 6;

/** The local clock as if it were UTC, in milliseconds since 1970. */
function wallClock(at: number, timeZone: string): number {
  const style = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const text = new Intl.DateTimeFormat('sv-SE', style).format(at);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

const day = 24 * 60 * 60 * 1000;

/**
 * When `time` (`21:45`) is on the evening of `date` (`2026-11-24`) on the clock of `timeZone`, in
 * milliseconds since 1970. An evening belongs to its date: half past midnight comes after it, not before.
 */
export function momentOf(date: string, time: string, timeZone: string): number {
  const late = Number(time.slice(0, 2)) < morning ? day : 0;
  const wall = Date.parse(`${date}T${time}:00Z`) + late;
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess - (wallClock(guess, timeZone) - wall);
}

/** The date on the clock of `timeZone`, as `2026-11-24`. */
export const dateAt = (at: number, timeZone: string): string =>
  new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);
