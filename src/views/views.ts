import { EventEmitter } from 'node:events';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { follow } from '@/log/follow';
import type { Log } from '@/log/log';
import { openSqlite } from '@/sqlite/connection';
import { type Progress, toTheEnd } from './catch-up';
import { leastOf, prepareTables } from './checkpoint';
import { views as allViews } from './index';
import type { Rows } from './view';

/** The open read models of a process. Queries take `rows`; `catchUp` brings them to where the log is. */
export type Views = {
  readonly rows: Rows;
  /** Follows the log to its end, as it was when this was called. Answers with the position of the views. */
  catchUp(progress?: Progress): Promise<number>;
  /** The last position that every view holds. */
  position(): number;
  /** Calls `wake` whenever the views have moved. Answers with the function that ends it. */
  onMoved(wake: () => void): () => void;
  close(): void;
};

/** The file of the views, beside the one that is backed up. It can be deleted whenever nothing runs. */
export const viewsName = 'views.db';

/** Opens (or makes) the file of the views. What is missing in them comes with `catchUp`. */
export function openViews(file: string, log: Log, views = allViews): Views {
  const connection = openSqlite(file, { durability: 'normal' });
  const rows: Rows = drizzle(connection);
  prepareTables(rows, views);
  const moved = new EventEmitter().setMaxListeners(0);
  const position = () => leastOf(rows, views).position;
  const step = async (progress?: Progress) => {
    const before = position();
    const after = await toTheEnd({ log, rows, views, progress });
    if (after !== before) moved.emit('moved');
    return after;
  };
  return {
    rows,
    position,
    catchUp: oneAfterTheOther(step),
    onMoved(wake) {
      moved.on('moved', wake);
      return () => void moved.off('moved', wake);
    },
    close: () => void connection.close(),
  };
}

/** The same, but a call waits for the one before it, however that ended. */
function oneAfterTheOther<Given extends readonly unknown[], Answer>(
  step: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (...given) => {
    const turn = last.then(() => step(...given));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Keeps the views at the end of the log until the signal is aborted, whoever writes to it. */
export const keepUp = (views: Views, log: Log, signal: AbortSignal): Promise<void> =>
  follow(log, async () => void (await views.catchUp()), { after: views.position(), signal });
