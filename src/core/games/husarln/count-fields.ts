import { phrase } from '@/kernel/phrase';
import { numberAt } from '../draft';
import type { Draft, Field } from '../sheet';
import type { PointsPair } from '../points-pair';
import { POINTS, TARGET } from './result';

const sides = ['declarer', 'defenders'] as const;

/** Card points of declarer and defenders. One number is enough: the other side has what is missing to 66. */
export const countFields = (draft: Draft): readonly Field[] =>
  sides.map((side, index) => {
    const note = pointsNote(draft, index);
    return {
      kind: 'number',
      key: pointsKey(index),
      label: phrase(`sheet.fields.points.${side}`),
      min: 0,
      max: POINTS,
      ...(note && { note }),
    };
  });

const pointsKey = (side: number): string => `points.${side}`;

/** What a side has that was not counted; beside the declarer's number whether he has won. */
function pointsNote(draft: Draft, side: number) {
  const [own, other] = [numberAt(draft, pointsKey(side)), numberAt(draft, pointsKey(1 - side))];
  const points = own ?? (other === undefined ? undefined : POINTS - other);
  if (points === undefined || points < 0 || points > POINTS) return undefined;
  if (side === 0) return phrase(points >= TARGET ? 'sheet.notes.won' : 'sheet.notes.lost', { points });
  return own === undefined ? phrase('sheet.notes.rest', { points }) : undefined;
}

/** The pair, a side that was not counted null; undefined if neither was. */
export function readPoints(draft: Draft): PointsPair | undefined {
  const points = sides.map((_, index) => numberAt(draft, pointsKey(index)) ?? null);
  return points.every((value) => value === null) ? undefined : points;
}

export const writePoints = (points: PointsPair = []): Draft =>
  Object.fromEntries(points.flatMap((value, side) => (value === null ? [] : [[pointsKey(side), value]])));
