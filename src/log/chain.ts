import { hash } from 'node:crypto';
import type { StoredEvent } from '@/kernel/event';
import type { Entry } from './addition';

/** The first thing hashed, so that a later form of the chain can never be taken for this one. */
export const chainFormat = 'ultimo-log-1';

/** Where a stream stands: its version, and the hash that the next event is chained to. */
export type Head = { readonly version: number; readonly hash: string };

export const emptyHead: Head = { version: 0, hash: '0'.repeat(64) };

/** An event that has its place in the stream but not yet in the whole log. */
export type ChainedEvent = Omit<StoredEvent, 'position'>;

/**
 * Hex SHA-256 over a JSON array, which keeps the fields apart whatever stands in them. The position is
 * left out: a stream keeps its hashes when it moves to another log.
 */
export function chainHash(previous: string, event: Omit<ChainedEvent, 'hash'>): string {
  const { stream, version, type, schema, at, data, meta } = event;
  const framed = [chainFormat, previous, stream, version, type, schema, at, data, meta];
  return hash('sha256', JSON.stringify(framed));
}

type Place = { readonly stream: string; readonly at: number };

/** A stream's next events, each chained to the one before. */
export function chained(head: Head, entries: readonly Entry[], place: Place): readonly ChainedEvent[] {
  let { version, hash: previous } = head;
  return entries.map(({ type, schema, data, meta }) => {
    version += 1;
    const event = { stream: place.stream, version, type, schema, at: place.at, data, meta, hash: '' };
    event.hash = previous = chainHash(previous, event);
    return event;
  });
}
