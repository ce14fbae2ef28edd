import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Fields } from '../games/faults';
import { isFields, shown } from '../games/faults';
import type { Change } from '../games/game';
import { missingFields, seatFieldProblems, unknownFields } from './deal-form';

type Sitting = { readonly seats: number; readonly deals: number };

type ReadChanges = { readonly changes: readonly Change[]; readonly problems: readonly Problem[] };

/** Who came and went, in order; the faults of form down to `change-order`, paths below the list. */
export function readChanges(list: readonly unknown[], sitting: Sitting): ReadChanges {
  const problems = list.flatMap((change, index) => below(`${index}`, formProblems(change, sitting)));
  const order = orderProblems(list, sitting.deals);
  return { changes: list.flatMap(changeOf), problems: [...problems, ...order] };
}

function formProblems(change: unknown, { seats }: Sitting): readonly Problem[] {
  if (!isFields(change)) return [wrong('wrong-type', '', { expected: 'object' })];
  return [
    ...unknownFields(change, ['before', 'type', 'seat']),
    ...missingFields(change, ['before', 'type', 'seat']),
    ...('type' in change && !isType(change.type)
      ? [wrong('change-type', 'type', { value: shown(change.type) })]
      : []),
    ...('seat' in change ? seatFieldProblems(change, 'seat', seats) : []),
    ...('before' in change && !Number.isSafeInteger(change.before)
      ? [wrong('not-integer', 'before', { value: shown(change.before) })]
      : []),
  ];
}

const isType = (value: unknown): value is Change['type'] => value === 'join' || value === 'leave';

/** `before` does not go back, and names a deal of the sitting or the time after the last. */
function orderProblems(list: readonly unknown[], deals: number): readonly Problem[] {
  const problems: Problem[] = [];
  let least = 0;
  for (const [index, change] of list.entries()) {
    const before = beforeOf(change);
    if (before === null) continue;
    if (before < least || before > deals) {
      problems.push(wrong('change-order', `${index}.before`, { value: before, least, most: deals }));
    }
    least = Math.max(least, before);
  }
  return problems;
}

const beforeOf = (change: unknown): number | null =>
  isFields(change) && typeof change.before === 'number' && Number.isSafeInteger(change.before)
    ? change.before
    : null;

function changeOf(change: unknown): readonly Change[] {
  if (!isFields(change)) return [];
  const { type, seat }: Fields = change;
  const before = beforeOf(change);
  return isType(type) && typeof seat === 'number' && before !== null ? [{ before, type, seat }] : [];
}
