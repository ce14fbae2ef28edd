import type { Meta, NewEvent, StoredEvent } from '@/kernel/event';

/** The version a stream must have for an append to count: 0 says that it must not exist yet. */
export type Expected = number | 'any';

/**
 * `commandId` is made once by the client for one intention and kept for every retry. `fingerprint` is
 * one of the command's input, so that a repeat is known without deciding again; without it, stream and
 * events are taken. `meta` stands beside every event of the append.
 */
export type AppendOptions = {
  readonly expected: Expected;
  readonly commandId?: string;
  readonly fingerprint?: string;
  readonly meta?: Meta;
};

/**
 * Where an append ended up. `version` is the stream's after it; `duplicate` says that it was there
 * before.
 */
export type Appended = {
  readonly firstPosition: number;
  readonly lastPosition: number;
  readonly version: number;
  readonly duplicate: boolean;
};

/** A command that was answered before. */
export type Answered = { readonly fingerprint: string; readonly appended: Appended };

/**
 * The event log, whatever keeps it. Positions are dense over the whole log and in the order of commits,
 * so that reading on from the last position seen misses nothing. An answered append is durable.
 */
export interface Log {
  /**
   * Appends all events or none. Throws `VersionConflict` when the stream is not at `expected`,
   * `CommandReused` when the command id was used with other content, and a plain `Error` for what cannot
   * stand in an event.
   */
  append(stream: string, events: readonly NewEvent[], options: AppendOptions): Promise<Appended>;
  findCommand(commandId: string): Promise<Answered | null>;
  /** The events of a stream after a version, all of them unless limited. */
  readStream(stream: string, afterVersion?: number, limit?: number): Promise<readonly StoredEvent[]>;
  /** The events after a position, a page of `pageSize` unless told otherwise. */
  readAll(afterPosition?: number, limit?: number): Promise<readonly StoredEvent[]>;
  /** The last position, 0 in an empty log. */
  head(): Promise<number>;
  /**
   * Calls `wake` after appends made here: a hint only, see `follow`. Answers with the function that ends
   * it.
   */
  onAppend(wake: () => void): () => void;
  /** Lets what is waiting be written and takes nothing more. */
  close(): Promise<void>;
}

export const pageSize = 1000;
