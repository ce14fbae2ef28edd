import { type PartState, partStates } from '@/league/standings/part';

/** States that a sign stands for in the table; `played` needs none. */
export type Marked = Exclude<PartState, 'played'>;

export const marked: readonly Marked[] = partStates.filter((state) => state !== 'played');

/** A key of the catalogue: no hyphens, as in the names of choices. */
export function markKey(state: Marked) {
  return state === 'not-joined' ? 'not_joined' : state;
}
