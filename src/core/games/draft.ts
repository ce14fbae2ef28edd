import type { Seat } from '@/kernel/seat';
import type { Draft, DraftValue } from './sheet';

/** What has been filled in under a key as a word; an emptied text counts as not filled in. */
export function wordAt(draft: Draft, key: string): string | undefined {
  const value = draft[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function numberAt(draft: Draft, key: string): number | undefined {
  const value = draft[key];
  return typeof value === 'number' ? value : undefined;
}

export const flagAt = (draft: Draft, key: string): boolean => draft[key] === true;

/** A seat is written as its number in a choice. */
export function seatAt(draft: Draft, key: string): Seat | undefined {
  const word = wordAt(draft, key);
  return word === undefined ? undefined : Number(word);
}

/** The numbers of the rows of a repeated group (`fines.0.seat` …) in which something stands, ascending. */
export function rowsOf(draft: Draft, list: string): readonly number[] {
  const filled = Object.keys(draft).filter((key) => key.startsWith(`${list}.`) && draft[key] !== '');
  const rows = new Set(filled.map((key) => Number(key.split('.')[1])));
  return [...rows].sort((a, b) => a - b);
}

/** The rows to show: those filled, and an empty one below them. */
export function rowsToAsk(draft: Draft, list: string): readonly number[] {
  const filled = rowsOf(draft, list);
  return [...filled, (filled.at(-1) ?? -1) + 1];
}

/** The same entries without those that are not filled in. */
export const filledIn = (entries: Readonly<Record<string, DraftValue | undefined>>): Draft =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
