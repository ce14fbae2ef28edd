import type { SwapTried } from '../tournament/answers';

/** What a swap may change about a seating, the gravest first. */
export const measures = [
  'conflicts',
  'repeats',
  'consecutive',
  'stintUnevenness',
  'outUnevenness',
  'seasonMeetings',
] as const;
type Measure = (typeof measures)[number];

/** What would change; `by` below 0 is better. */
export const changesIn = (
  difference: SwapTried['difference'],
): readonly { readonly what: Measure; readonly by: number }[] =>
  measures.map((what) => ({ what, by: difference[what] })).filter(({ by }) => by !== 0);
