import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { AVERAGE } from '../card-points';
import { pointField, pointsAt, restFor } from '../point-fields';
import type { Draft, Field } from '../sheet';
import type { Table } from '../table';

/** Card points of the players. Two numbers are enough: the third has what is missing to 78. */
export const countFields = (table: Table, draft: Draft): readonly Field[] =>
  table.active.map((seat) => {
    const note = pointsNote(table, draft, seat);
    return { ...pointField(seat), ...(note && { note }) };
  });

/** How far above or below the third of the pack; of a player who was not counted also what he has. */
function pointsNote(table: Table, draft: Draft, seat: Seat): Phrase | undefined {
  const counted = pointsAt(draft, seat);
  const points = counted ?? restFor(draft, table, seat);
  if (points === undefined) return undefined;
  const name = counted === undefined ? 'rest' : 'counted';
  const gain = points - AVERAGE;
  return phrase(`sheet.notes.${name}-${gainWord(gain)}`, { points, amount: Math.abs(gain) });
}

function gainWord(gain: number): 'above' | 'below' | 'even' {
  if (gain === 0) return 'even';
  return gain > 0 ? 'above' : 'below';
}
