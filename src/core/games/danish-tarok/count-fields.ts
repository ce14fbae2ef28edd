import { phrase } from '@/kernel/phrase';
import type { Phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import type { Draft, Field } from '../sheet';
import { pointField, pointsAt, restFor } from '../point-fields';
import type { Table } from '../table';
import { seatAt } from '../draft';
import { worthOf } from './points';
import type { DanishRules } from './rules';
import { toutMaker } from './sweep-fields';

/** Card points of the players. Two numbers are enough: the third has what is missing to 78. */
export function countFields(rules: DanishRules, table: Table, draft: Draft): readonly Field[] {
  const asked = isCountDue(rules, table, draft)
    ? table.active
    : table.active.filter((seat) => pointsAt(draft, seat) !== undefined);
  return asked.map((seat) => {
    const note = pointsNote(rules, { table, draft, seat });
    return { ...pointField(seat), ...(note && { note }) };
  });
}

/** Section 7.2: not if the rules count nothing, after a nolo, and after a tout if the rules say so. */
function isCountDue(rules: DanishRules, table: Table, draft: Draft): boolean {
  if (rules.counting === 'off') return false;
  if (toutMaker(table, draft) !== undefined) return rules.countingAtTout;
  return seatAt(draft, 'nolo') === undefined;
}

type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

/** What this count comes to against the next dealer; of a seat that was not counted also what it has. */
function pointsNote(rules: DanishRules, told: Told): Phrase | undefined {
  const { table, draft, seat } = told;
  const counted = pointsAt(draft, seat);
  const points = counted ?? restFor(draft, table, seat);
  if (points === undefined) return undefined;
  const other = table.active[0] ?? seat;
  const name = counted === undefined ? 'rest' : 'counted';
  if (seat === other || rules.counting === 'off') {
    return counted === undefined ? phrase('sheet.notes.rest', { points }) : undefined;
  }
  const worth = worthOf(points, rules);
  return phrase(`sheet.notes.${name}-${bracketWord(worth)}`, { points, amount: Math.abs(worth), other });
}

function bracketWord(amount: number): 'gets' | 'pays' | 'even' {
  if (amount === 0) return 'even';
  return amount > 0 ? 'gets' : 'pays';
}
