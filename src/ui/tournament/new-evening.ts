import type { SeasonListed } from './answers';

/** The season a date lies in that is not closed; the empty text where there is none. */
export const seasonFor = (seasons: readonly SeasonListed[], date: string): string =>
  seasons.find(({ from, to, state }) => state !== 'closed' && from <= date && date <= to)?.id ?? '';
