import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { AVERAGE } from '../card-points';
import { pointField, pointsAt, restFor } from '../point-fields';
import type { Draft, Field } from '../sheet';
import type { Table } from '../table';

/**
 * Card points of the players, where they are paid or already filled in. Two numbers are enough: the third
 * has what is missing to 78.
 */
export function countFields(table: Table, draft: Draft, due: boolean): readonly Field[] {
  const asked = table.active.filter((seat) => due || pointsAt(draft, seat) !== undefined);
  return asked.map((seat) => {
    const note = pointsNote(table, draft, seat);
    return { ...pointField(seat), ...(note && { note }) };
  });
}

/**
 * How far this count is above or below the third of the pack; of a seat that was not counted also what it
 * has.
 */
function pointsNote(table: Table, draft: Draft, seat: Seat): Phrase | undefined {
  const counted = pointsAt(draft, seat);
  const points = counted ?? restFor(draft, table, seat);
  if (points === undefined) return undefined;
  const name = counted === undefined ? 'rest' : 'counted';
  const over = points - AVERAGE;
  return phrase(`sheet.notes.${name}-${wordOf(over)}`, { points, amount: Math.abs(over) });
}

function wordOf(over: number): 'above' | 'below' | 'even' {
  if (over === 0) return 'even';
  return over > 0 ? 'above' : 'below';
}
