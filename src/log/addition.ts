import { hash } from 'node:crypto';
import type { NewEvent, StoredEvent } from '@/kernel/event';
import { canonical } from './canonical';
import type { AppendOptions, Expected } from './log';

/** An event as it will be stored, without its place. */
export type Entry = Pick<StoredEvent, 'type' | 'schema' | 'data' | 'meta'>;

export type Command = { readonly id: string; readonly fingerprint: string };

/** An append that is ready to be stored: checked, and its texts written. */
export type Addition = {
  readonly stream: string;
  readonly expected: Expected;
  readonly entries: readonly Entry[];
  readonly command: Command | null;
};

/**
 * Makes an append ready before any store is asked, so that a faulty one disturbs no other.
 *
 * @throws Error that says what is wrong; all of these are bugs of the caller, not answers to a user.
 */
export function addition(stream: string, events: readonly NewEvent[], options: AppendOptions): Addition {
  checkStream(stream);
  checkExpected(options.expected);
  if (events.length === 0) throw new Error(`nothing to append to ${stream}`);
  const meta = canonical(options.meta ?? {}, 'meta');
  const entries = events.map((event) => entry(event, meta));
  return { stream, expected: options.expected, entries, command: command(stream, entries, options) };
}

function checkStream(stream: string): void {
  if (!/^[A-Za-z0-9._:-]{1,128}$/.test(stream)) {
    throw new Error(`not the name of a stream: ${JSON.stringify(stream)}`);
  }
}

function checkExpected(expected: Expected): void {
  if (expected === 'any' || (Number.isSafeInteger(expected) && expected >= 0)) return;
  throw new Error(`not a version to expect: ${String(expected)}`);
}

function entry(event: NewEvent, meta: string): Entry {
  const { type, schema } = event;
  if (type === '') throw new Error('an event needs a type');
  if (!Number.isSafeInteger(schema) || schema < 1) {
    throw new Error(`not a schema version of ${type}: ${schema}`);
  }
  return { type, schema, data: canonical(event.data, `${type}.data`), meta };
}

function command(stream: string, entries: readonly Entry[], options: AppendOptions): Command | null {
  const { commandId: id, fingerprint } = options;
  if (id === undefined) return null;
  if (id === '') throw new Error('a command id must not be empty');
  return { id, fingerprint: fingerprint ?? fingerprintOf(stream, entries) };
}

const fingerprintOf = (stream: string, entries: readonly Entry[]): string =>
  hash('sha256', JSON.stringify([stream, entries.map(({ type, schema, data }) => [type, schema, data])]));
