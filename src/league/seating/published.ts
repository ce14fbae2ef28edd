import type { Cast } from './cast';
import { numbersOf } from './cast';
import type { ModelRound } from './model';
import type { SeatedRound } from './round';

/** A published round: nothing in it is free, and `pairs` costs nothing. */
export function publishedRound(
  cast: Cast,
  { number, tables, out }: SeatedRound,
  pairs: Int32Array,
): ModelRound {
  const seats = [...tables.flatMap(({ persons }) => numbersOf(cast, persons)), ...numbersOf(cast, out)];
  return {
    number,
    sizes: tables.map(({ persons }) => persons.length),
    seats,
    free: [],
    pairs,
  };
}
