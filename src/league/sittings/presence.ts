import type { Change } from '@/core/games/game';
import type { Seat } from '@/kernel/seat';

/**
 * Who is at the table at the deal with this index (0 = the first), ascending: a seat is there from the start
 * unless its first change is that it joins (section 7.4 of the Danish rules; the same in every game that lets
 * people come and go).
 */
export function presentAt(seats: number, changes: readonly Change[], index: number): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) => isPresent(changes.filter((change) => change.seat === seat), index));
}

function isPresent(ofSeat: readonly Change[], index: number): boolean {
  const last = ofSeat.findLast(({ before }) => before <= index);
  return last ? last.type === 'join' : ofSeat[0]?.type !== 'join';
}
