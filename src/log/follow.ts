import type { StoredEvent } from '@/kernel/event';
import { type Log, pageSize } from './log';

/** `after` is the last position already handled; `pollMs` how long an unheard append may stay unseen. */
export type Following = {
  readonly after: number;
  readonly signal: AbortSignal;
  readonly pollMs?: number;
  readonly limit?: number;
};

/**
 * Hands every event after a position to `handler`, in order, page by page, and goes on with what is
 * appended later, until the signal is aborted. The log's wake-up is a hint that shortens the wait;
 * polling finds what other processes wrote. A page that the handler throws on is not passed: the error
 * ends the following.
 */
export async function follow(
  log: Log,
  handler: (page: readonly StoredEvent[]) => void | Promise<void>,
  following: Following,
): Promise<void> {
  const { signal, pollMs = 1000, limit = pageSize } = following;
  const bell = makeBell();
  signal.addEventListener('abort', bell.ring);
  const silence = log.onAppend(bell.ring);
  try {
    let { after } = following;
    while (!signal.aborted) {
      const page = await log.readAll(after, limit);
      if (page.length > 0) await handler(page);
      else await bell.rung(pollMs);
      after = page.at(-1)?.position ?? after;
    }
  } finally {
    silence();
    signal.removeEventListener('abort', bell.ring);
  }
}

type Bell = { readonly ring: () => void; readonly rung: (atMostMs: number) => Promise<void> };

/** Remembers a ring that comes while nobody waits, so that none is lost between reading and waiting. */
function makeBell(): Bell {
  let pending = false;
  let waken: (() => void) | null = null;
  const ring = (): void => {
    pending = true;
    waken?.();
  };
  return {
    ring,
    async rung(atMostMs) {
      if (!pending) await new Promise<void>((resolve) => (waken = timed(resolve, atMostMs)));
      pending = false;
      waken = null;
    },
  };
}

function timed(resolve: () => void, atMostMs: number): () => void {
  const timer = setTimeout(resolve, atMostMs);
  return () => {
    clearTimeout(timer);
    resolve();
  };
}
