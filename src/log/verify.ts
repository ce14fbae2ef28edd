import type { StoredEvent } from '@/kernel/event';
import { chainHash, emptyHead, type Head } from './chain';
import { type Log, pageSize } from './log';

/**
 * What can be wrong with the place of an event: a hole in the log, a hole in its stream, other content
 * than hashed.
 */
export type LogFault = 'position' | 'version' | 'hash';

export type Verification =
  | { readonly sound: true; readonly events: number; readonly streams: number }
  | { readonly sound: false; readonly fault: LogFault; readonly position: number; readonly at: string };

/** Hears how far the reading is, after every page. */
export type Progress = (position: number) => void;

/**
 * Reads the whole log and checks that positions and versions are dense and every stream's chain is
 * unbroken. Names the first bad event by its position and as `stream/version`. A tail or a whole stream
 * that was cut off does not show here; only a signed checkpoint kept elsewhere shows that.
 */
export async function verify(log: Log, progress: Progress = () => {}): Promise<Verification> {
  const heads = new Map<string, Head>();
  let last = 0;
  for (;;) {
    const page = await log.readAll(last, pageSize);
    for (const event of page) {
      const fault = faultOf(event, last, heads.get(event.stream) ?? emptyHead);
      if (fault) return unsound(fault, event);
      heads.set(event.stream, { version: event.version, hash: event.hash });
      last = event.position;
    }
    if (page.length === 0) return { sound: true, events: last, streams: heads.size };
    progress(last);
  }
}

const unsound = (fault: LogFault, { stream, version, position }: StoredEvent): Verification => ({
  sound: false,
  fault,
  position,
  at: `${stream}/${version}`,
});

function faultOf(event: StoredEvent, last: number, head: Head): LogFault | null {
  if (event.position !== last + 1) return 'position';
  if (event.version !== head.version + 1) return 'version';
  return event.hash === chainHash(head.hash, event) ? null : 'hash';
}
