import type { SittingId } from '@/kernel/ids';
import { id } from '@/kernel/ids';
import { sittingIdOf } from '@/league/tournaments/sitting-id';

const day = 24 * 60 * 60 * 1000;
const tuesday = 2;

/** Where the demo club plays. */
const timeZone = 'Europe/Copenhagen';

/** The club's date of the last Tuesday before `now` (milliseconds since 1970), as `2026-11-24`. */
export function lastTuesday(now: number): string {
  const today = Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now));
  const daysBack = (new Date(today).getUTCDay() - tuesday + 6) % 7 + 1;
  return new Date(today - daysBack * day).toISOString().slice(0, 10);
}

/**
 * When the first deal begins: at 18:30, or 19:30 in summer, by the
 * club's clock. In milliseconds since 1970.
 */
export const beginning = (date: string): number => Date.parse(`${date}T17:30:00Z`);

const minute = 60 * 1000;

/**
 * When the deal with this index was written down at this table: every ten minutes or so, and not all at
 * once.
 */
export const written = (date: string, table: number, deal: number): number =>
  beginning(date) + (10 * (deal + 1) + 2 * table + ((deal * 7 + table * 3) % 4)) * minute;

export const memberId = (member: number) => id<'person'>(`demo-member-${member + 1}`);

export const clubId = id<'club'>('demo-club');

export const eveningId = (date: string) => id<'tournament'>(`demo-${date}`);

export const tableId = (date: string, table: number): SittingId =>
  sittingIdOf(eveningId(date), 1, table + 1);
