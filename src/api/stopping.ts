// On globalThis, because a bundler may give pages, handlers and the start of the server each their own copy.
declare global {
  var ultimoStopping: AbortController | undefined;
}

/** Aborted when the process is told to end: an open stream of news would keep it alive. */
export const stopping = (): AbortController => (globalThis.ultimoStopping ??= new AbortController());

const graceMs = 3000;

/** Ends open streams at SIGTERM and SIGINT, and the process itself if something else keeps it alive. */
export function stopAtSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping().abort();
      setTimeout(() => process.exit(0), graceMs).unref();
    });
  }
}
