import type { Views } from './views';

export type Listening = { readonly after: number; readonly signal: AbortSignal };

/**
 * The positions at which something new can be seen, as they come, until the signal is aborted: `newest` asks
 * the views how far their answer is. What happened between `after` and now comes at once; what happens while
 * nobody listens is told by the next one, since only the newest position counts.
 */
export async function* newsOf(
  views: Views,
  newest: () => number,
  listening: Listening,
): AsyncGenerator<number> {
  const { signal } = listening;
  let { after } = listening;
  while (!signal.aborted) {
    const moved = nextMove(views, signal);
    const position = newest();
    if (position > after) {
      after = position;
      yield position;
    }
    await moved;
  }
}

/**
 * Resolves when the views move or the signal is aborted. Listens from the call on, so that nothing falls
 * between.
 */
function nextMove(views: Views, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      silence();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const silence = views.onMoved(done);
    signal.addEventListener('abort', done);
  });
}
