import { phrase } from '@/kernel/phrase';
import type { Phrase } from '@/kernel/phrase';
import { flagAt, numberAt } from '../draft';
import { countedPair } from '../points-pair';
import type { Draft, Field } from '../sheet';
import { HALF, POINTS } from './contract';
import type { Played } from './result';
import type { Told } from './told';

const sides = ['declarer', 'defenders'] as const;

type Side = (typeof sides)[number];

const keyOf = (side: number): string => `points.${side}`;

/** Card points of both sides, of which one is enough. A match needs none, and a Super Mord has none. */
export function countFields(told: Told): readonly Field[] {
  if (told.contract === 'super-mord') return [];
  const asked = flagAt(told.draft, 'match')
    ? sides.filter((_, side) => numberAt(told.draft, keyOf(side)) !== undefined)
    : sides;
  return asked.map((side) => countField(told, side));
}

function countField({ draft, declarer }: Told, side: Side): Field {
  const note = noteOf(draft, side);
  return {
    kind: 'number',
    key: keyOf(sides.indexOf(side)),
    label: phrase(`sheet.fields.points-${side}`),
    min: side === 'declarer' ? 1 : 0,
    max: POINTS,
    ...(side === 'declarer' && { seat: declarer }),
    ...(note && { note }),
  };
}

const countsIn = (draft: Draft): readonly (number | null)[] =>
  sides.map((_, side) => numberAt(draft, keyOf(side)) ?? null);

/** Beside the declarer by how much he is over or under; beside a side not counted what is left for it. */
function noteOf(draft: Draft, side: Side): Phrase | undefined {
  const counts = countsIn(draft);
  const [points, rest] = countedPair(counts, POINTS) ?? [];
  if (points === undefined || rest === undefined || points < 0 || rest < 0) return undefined;
  if (side === 'declarer') return declarerNote(points, counts[0] === null);
  return counts[1] === null ? phrase('sheet.notes.rest', { points: rest }) : undefined;
}

function declarerNote(points: number, open: boolean): Phrase {
  const name = open ? 'rest' : 'counted';
  if (points === HALF) return phrase(`sheet.notes.${name}-even`, { points });
  return points > HALF
    ? phrase(`sheet.notes.${name}-over`, { points, over: points - HALF })
    : phrase(`sheet.notes.${name}-under`, { points, over: HALF - points });
}

export function readPoints({ contract, draft }: Told): object {
  const points = countsIn(draft);
  return contract === 'super-mord' || points.every((side) => side === null) ? {} : { points };
}

export const writePoints = ({ points = [] }: Played): Draft =>
  Object.fromEntries(points.flatMap((count, side) => (count === null ? [] : [[keyOf(side), count]])));
