import type { Seat } from '@/kernel/seat';

/** Where somebody sits, seen from above: the middle of the table is 0, its edge 1; x to the right, y down. */
export type Place = { readonly seat: Seat; readonly x: number; readonly y: number };

/**
 * Those who play, in order of turn, the first nearest to who looks on; the next to the left or to the
 * right.
 */
export function placesOf(seats: readonly Seat[], anticlockwise: boolean): readonly Place[] {
  const turn = ((anticlockwise ? -1 : 1) * 2 * Math.PI) / seats.length;
  return seats.map((seat, at) => {
    const angle = Math.PI / 2 + at * turn;
    return { seat, x: round(Math.cos(angle)), y: round(Math.sin(angle)) };
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** In which row of the page somebody sits. */
export type Row = 'far' | 'side' | 'near';

export function rowOf({ y }: Place): Row {
  if (y < -0.4) return 'far';
  return y > 0.4 ? 'near' : 'side';
}

/** A row from left to right. */
export const seatedIn = (places: readonly Place[], row: Row): readonly Place[] =>
  places.filter((place) => rowOf(place) === row).toSorted((a, b) => a.x - b.x);
