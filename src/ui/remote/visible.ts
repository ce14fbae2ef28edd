'use client';

import { useSyncExternalStore } from 'react';

/**
 * Is this tab in front? Streams are closed while it is not: a browser opens six connections to a host over
 * HTTP/1.1, all tabs together, and a seventh tab with a stream of its own would not even load.
 */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );

function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
