import { accept, type Outcome, refuse } from '@/kernel/outcome';
import type { Connection } from '@/sqlite/connection';
import { addition as ready, type Addition } from './addition';
import { chained, emptyHead } from './chain';
import { type Answered, type Appended, type Log, pageSize } from './log';
import { checkHead, placed, repeated } from './placement';
import { commitQueue } from './queue';
import { prepareStatements, type Statements } from './statements';

/**
 * The log in a SQLite file. The connection stays its owner's: closing the log does not close it. One
 * process should write; several may, safely, but they wait for each other. `clock` answers in
 * milliseconds.
 */
export function sqliteLog(connection: Connection, clock: () => number = Date.now): Log {
  const statements = prepareStatements(connection);
  const wakes = new Set<() => void>();
  const commit = committer(connection, (addition) => place(statements, addition, clock()));
  const queue = commitQueue((batch: readonly Addition[]) => {
    const outcomes = commit(batch);
    if (outcomes.some((outcome) => outcome.ok && !outcome.value.duplicate)) for (const wake of wakes) wake();
    return outcomes;
  });
  let open = true;
  return {
    ...reader(statements),
    async append(stream, events, options) {
      if (!open) throw new Error('the log is closed');
      return queue.add(ready(stream, events, options));
    },
    onAppend(wake) {
      wakes.add(wake);
      return () => void wakes.delete(wake);
    },
    async close() {
      open = false;
      queue.drain();
    },
  };
}

const everything = Number.MAX_SAFE_INTEGER;

const reader = (statements: Statements): Pick<Log, 'findCommand' | 'readStream' | 'readAll' | 'head'> => ({
  findCommand: async (id) => findCommand(statements, id),
  readStream: async (stream, after = 0, limit = everything) =>
    statements.stream.all({ stream, after, limit }),
  readAll: async (after = 0, limit = pageSize) => statements.page.all({ after, limit }),
  head: async () => statements.last.get()?.position ?? 0,
});

type Place = (addition: Addition) => Appended;

/**
 * One transaction for a batch, a savepoint for each append of it: one that is refused leaves its
 * neighbours alone. The write lock is taken first, so that what is read inside is what is written upon.
 */
function committer(connection: Connection, place: Place) {
  const savepoint = connection.transaction(place);
  const attempt = (addition: Addition): Outcome<Appended, Error> => {
    try {
      return accept(savepoint(addition));
    } catch (error) {
      // After a full disk or the like SQLite has undone the whole batch, and nothing of it may be called
      // stored.
      if (!connection.inTransaction || !(error instanceof Error)) throw error;
      return refuse(error);
    }
  };
  const several = connection.transaction((batch: readonly Addition[]) => batch.map(attempt));
  return (batch: readonly Addition[]): readonly Outcome<Appended, Error>[] => {
    const [only] = batch;
    return only && batch.length === 1 ? [accept(savepoint.immediate(only))] : several.immediate(batch);
  };
}

function place(statements: Statements, addition: Addition, at: number): Appended {
  const { stream, entries, command } = addition;
  const before = repeated(addition, command && findCommand(statements, command.id));
  if (before) return before;
  const head = statements.head.get({ stream }) ?? emptyHead;
  checkHead(addition, head);
  let position = 0;
  for (const event of chained(head, entries, { stream, at })) {
    position = Number(statements.insertEvent.run(event).lastInsertRowid);
  }
  const appended = placed(addition, head, position);
  if (command) statements.insertCommand.run({ ...command, ...appended });
  return appended;
}

function findCommand(statements: Statements, id: string): Answered | null {
  const row = statements.command.get({ id });
  if (!row) return null;
  const { fingerprint, firstPosition, lastPosition, version } = row;
  return { fingerprint, appended: { firstPosition, lastPosition, version, duplicate: true } };
}
