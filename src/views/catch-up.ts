import type { StoredEvent } from '@/kernel/event';
import { grouped } from '@/league/standings/grouping';
import { type Log, pageSize } from '@/log/log';
import { beginAgain, checkpointOf, leastOf, setCheckpoint } from './checkpoint';
import { readSitting, sittingOf } from './replayed';
import type { SittingReplayed } from './sitting';
import type { Rows, View } from './view';

/** What is brought to where: `views` with their `rows`, to the end of the `log`. */
export type Following = {
  readonly log: Log;
  readonly rows: Rows;
  readonly views: readonly View[];
  readonly progress?: Progress | undefined;
};

/** Told after every page: how far the views are, and how far the log was when they began. */
export type Progress = (position: number, head: number) => void;

/** Brings the views to the end of the log, page by page. Answers with the position reached. */
export async function toTheEnd(following: Following): Promise<number> {
  const { log, rows, views, progress } = following;
  const head = progress ? await log.head() : 0;
  for (;;) {
    const { position, hash } = leastOf(rows, views);
    // The event at the checkpoint is read again, to see that this is still the log that was followed.
    const page = await log.readAll(Math.max(0, position - 1), pageSize);
    if (position > 0 && page[0]?.hash !== hash) {
      rows.transaction(() => views.forEach((view) => beginAgain(rows, view)), { behavior: 'immediate' });
    } else if (page.at(-1)?.position === position || page.length === 0) {
      return position;
    } else {
      const sittings = await sittingsIn(log, page);
      // One connection: what is run on `rows` meanwhile, prepared before or not, is in the transaction.
      rows.transaction(() => turnPage(rows, views, { page, sittings }), { behavior: 'immediate' });
      progress?.(leastOf(rows, views).position, head);
    }
  }
}

/** Every sitting that something happened in, whole: it may be further than the page, never behind it. */
async function sittingsIn(log: Log, page: readonly StoredEvent[]): Promise<Page['sittings']> {
  const sittings = new Map<string, SittingReplayed>();
  for (const [stream, events] of grouped(page, (event) => event.stream)) {
    const sitting = sittingOf(stream);
    if (sitting === null) continue;
    sittings.set(stream, readSitting(sitting, await wholeStream(log, stream, events)));
  }
  return sittings;
}

/** What the page has of a stream from its beginning need not be read once more. */
async function wholeStream(
  log: Log,
  stream: string,
  events: readonly StoredEvent[],
): Promise<readonly StoredEvent[]> {
  const [first, last] = [events[0], events.at(-1)];
  if (first?.version !== 1 || !last) return log.readStream(stream);
  return [...events, ...(await log.readStream(stream, last.version))];
}

type Page = {
  readonly page: readonly StoredEvent[];
  readonly sittings: ReadonlyMap<string, SittingReplayed>;
};

/** One page into every view that has not seen it, with the checkpoints. */
function turnPage(rows: Rows, views: readonly View[], page: Page): void {
  for (const view of views) turnFor(rows, view, page);
}

function turnFor(rows: Rows, view: View, { page, sittings }: Page): void {
  const { position } = checkpointOf(rows, view);
  const unseen = page.filter((event) => event.position > position);
  for (const event of unseen) view.note?.(rows, event);
  for (const stream of new Set(unseen.map((event) => event.stream))) {
    const sitting = sittings.get(stream);
    if (sitting) view.write?.(rows, sitting);
  }
  const last = unseen.at(-1);
  if (last) setCheckpoint(rows, view, last);
}
