import type { Seat } from '@/kernel/seat';
import { phrase } from '@/kernel/phrase';
import { POINTS } from './card-points';
import { numberAt } from './draft';
import type { Draft, Field } from './sheet';
import type { Table } from './table';

/** Card points of one player on a score sheet. */
export const pointField = (seat: Seat) =>
  ({
    kind: 'number',
    key: `points.${seat}`,
    seat,
    label: phrase('sheet.fields.points'),
    min: 0,
    max: POINTS,
  }) as const satisfies Field;

export const pointsAt = (draft: Draft, seat: Seat): number | undefined => numberAt(draft, `points.${seat}`);

/** What the other two leave of the 78 for this one, if both were counted. */
export function restFor(draft: Draft, { active }: Table, seat: Seat): number | undefined {
  const others = active.filter((other) => other !== seat).map((other) => pointsAt(draft, other));
  const sum = others.reduce<number>((total, points) => total + (points ?? Number.NaN), 0);
  return Number.isNaN(sum) || sum > POINTS ? undefined : POINTS - sum;
}

/** One element for each seat, or undefined if nobody was counted. */
export function readPoints({ seats, active }: Table, draft: Draft): readonly (number | null)[] | undefined {
  const points = Array.from({ length: seats }, (_, seat) =>
    active.includes(seat) ? (pointsAt(draft, seat) ?? null) : null,
  );
  return points.every((count) => count === null) ? undefined : points;
}

type Counting = { readonly points?: readonly (number | null)[] | undefined };

export const writePoints = ({ points = [] }: Counting): Draft =>
  Object.fromEntries(points.flatMap((count, seat) => (count === null ? [] : [[`points.${seat}`, count]])));
