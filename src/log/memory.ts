import type { StoredEvent } from '@/kernel/event';
import { addition as ready, type Addition } from './addition';
import { type ChainedEvent, chained, emptyHead, type Head } from './chain';
import { type Answered, type Appended, type Log, pageSize } from './log';
import { checkHead, placed, repeated } from './placement';

type Kept = {
  readonly events: StoredEvent[];
  readonly heads: Map<string, Head>;
  readonly commands: Map<string, Answered>;
};

/**
 * A log that lives as long as the process: for tests, and for trying things out. `clock` answers in
 * milliseconds.
 */
export function memoryLog(clock: () => number = Date.now): Log {
  const kept: Kept = { events: [], heads: new Map(), commands: new Map() };
  const wakes = new Set<() => void>();
  let open = true;
  return {
    async append(stream, events, options) {
      if (!open) throw new Error('the log is closed');
      const appended = place(kept, ready(stream, events, options), clock());
      if (!appended.duplicate) for (const wake of wakes) wake();
      return appended;
    },
    findCommand: async (id) => kept.commands.get(id) ?? null,
    readStream: async (stream, after = 0, limit = Infinity) =>
      kept.events.filter((event) => event.stream === stream && event.version > after).slice(0, limit),
    readAll: async (after = 0, limit = pageSize) => kept.events.slice(after, after + limit),
    head: async () => kept.events.length,
    onAppend(wake) {
      wakes.add(wake);
      return () => void wakes.delete(wake);
    },
    async close() {
      open = false;
    },
  };
}

function place(kept: Kept, addition: Addition, at: number): Appended {
  const { stream, entries, command } = addition;
  const before = repeated(addition, command && (kept.commands.get(command.id) ?? null));
  if (before) return before;
  const head = kept.heads.get(stream) ?? emptyHead;
  checkHead(addition, head);
  for (const event of chained(head, entries, { stream, at })) {
    kept.events.push(positioned(event, kept.events.length));
    kept.heads.set(stream, event);
  }
  const appended = placed(addition, head, kept.events.length);
  if (command) kept.commands.set(command.id, answered(command.fingerprint, appended));
  return appended;
}

const positioned = (event: ChainedEvent, before: number): StoredEvent =>
  Object.freeze({ position: before + 1, ...event });

const answered = (fingerprint: string, appended: Appended): Answered => ({
  fingerprint,
  appended: { ...appended, duplicate: true },
});
