import type { SeatingRequest } from '@/league/seating/request';
import { seat, type Watching } from '@/league/seating/seat';

/** How far a search is: moves tried of moves allowed. */
export type SearchProgress = { readonly done: number; readonly total: number };

type Search = { progress: SearchProgress; readonly stop: AbortController };

// On globalThis, because a bundler may give pages and handlers each their own copy of this module.
declare global {
  var ultimoSearches: Map<string, Search> | undefined;
}

const searches = (): Map<string, Search> => (globalThis.ultimoSearches ??= new Map());

/**
 * Looks for a seating of a tournament, a slice at a time on the server's own thread, so that everything else
 * goes on; meanwhile it can be asked how far it is, and stopped. A search that was under way for the same
 * tournament is stopped.
 */
export async function searched(
  tournament: string,
  request: SeatingRequest,
): ReturnType<typeof seat> {
  searches().get(tournament)?.stop.abort();
  const search: Search = { progress: { done: 0, total: 0 }, stop: new AbortController() };
  searches().set(tournament, search);
  const watching: Watching = {
    onProgress: (progress) => void (search.progress = progress),
    signal: search.stop.signal,
  };
  try {
    return await seat(request, watching);
  } finally {
    if (searches().get(tournament) === search) searches().delete(tournament);
  }
}

/** How far the search for a tournament is; null while there is none. */
export const searchOf = (tournament: string): SearchProgress | null =>
  searches().get(tournament)?.progress ?? null;

/** Stops the search for a tournament: it ends with the refusal `stopped`. False if there is none. */
export function stopSearch(tournament: string): boolean {
  const search = searches().get(tournament);
  search?.stop.abort();
  return search !== undefined;
}
