import { EventEmitter } from 'node:events';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { StoredEvent } from '@/kernel/event';
import { follow } from '@/log/follow';
import { type Log, pageSize } from '@/log/log';
import { openSqlite } from '@/sqlite/connection';
import { positionOf, prepareTables, setPosition } from './checkpoint';
import { readSitting, type SittingReplayed, sittingOfStream } from './sitting';
import type { Rows, View } from './view';

/** The open read models of a process. Queries take `rows`; `catchUp` brings them to where the log is. */
export type Views = {
  readonly rows: Rows;
  /** Follows the log to its end, as it was when this was called. Answers with the position of the views. */
  catchUp(): Promise<number>;
  /** The last position that every view holds. */
  position(): number;
  /** Calls `wake` whenever the views have moved. Answers with the function that ends it. */
  onMoved(wake: () => void): () => void;
  close(): void;
};

/** Opens (or makes) the file of the views. Views of an older code version are empty afterwards, until `catchUp`. */
export function openViews(file: string, log: Log, views: readonly View[]): Views {
  const connection = openSqlite(file, { durability: 'normal' });
  const rows = drizzle(connection);
  prepareTables(rows, views);
  const moved = new EventEmitter().setMaxListeners(0);
  const position = () => Math.min(...views.map((view) => positionOf(rows, view)));
  const following = { log, rows, views, position, moved };
  let last: Promise<unknown> = Promise.resolve();
  return {
    rows,
    position,
    catchUp() {
      const turn = last.then(() => toTheEnd(following));
      last = turn.catch(() => undefined);
      return turn;
    },
    onMoved(wake) {
      moved.on('moved', wake);
      return () => void moved.off('moved', wake);
    },
    close: () => void connection.close(),
  };
}

/** Keeps the views at the end of the log until the signal is aborted, whoever writes to it. */
export const keepUp = (views: Views, log: Log, signal: AbortSignal): Promise<void> =>
  follow(log, async () => void (await views.catchUp()), { after: views.position(), signal });

type Following = {
  readonly log: Log;
  readonly rows: Rows;
  readonly views: readonly View[];
  readonly position: () => number;
  readonly moved: EventEmitter;
};

async function toTheEnd(following: Following): Promise<number> {
  const { log, position, moved } = following;
  const from = position();
  for (let after = from; ; after = position()) {
    const page = await log.readAll(after, pageSize);
    if (page.length === 0) break;
    turnPage(following, page, await sittingsIn(log, page));
  }
  if (position() > from) moved.emit('moved');
  return position();
}

/** Every sitting that something happened in, whole: it may be further than the page, never behind it. */
async function sittingsIn(log: Log, page: readonly StoredEvent[]): Promise<ReadonlyMap<string, SittingReplayed>> {
  const sittings = new Map<string, SittingReplayed>();
  for (const { stream } of page) {
    if (sittingOfStream(stream) === null || sittings.has(stream)) continue;
    sittings.set(stream, readSitting(await log.readStream(stream)));
  }
  return sittings;
}

/** One page into every view that has not seen it, in one transaction with the checkpoints. */
function turnPage(following: Following, page: readonly StoredEvent[], sittings: ReadonlyMap<string, SittingReplayed>) {
  const { rows, views } = following;
  const turn = (tx: Rows): void => {
    for (const view of views) turnFor(tx, view, { page, sittings });
  };
  rows.transaction((tx) => turn(tx as unknown as Rows), { behavior: 'immediate' });
}

type Page = { readonly page: readonly StoredEvent[]; readonly sittings: ReadonlyMap<string, SittingReplayed> };

function turnFor(rows: Rows, view: View, { page, sittings }: Page): void {
  const position = positionOf(rows, view);
  const unseen = page.filter((event) => event.position > position);
  if (unseen.length === 0) return;
  for (const event of unseen) view.note?.(rows, event);
  for (const stream of new Set(unseen.map((event) => event.stream))) {
    const sitting = sittings.get(stream);
    if (sitting) view.write?.(rows, sitting);
  }
  setPosition(rows, view, unseen.at(-1)?.position ?? position);
}
