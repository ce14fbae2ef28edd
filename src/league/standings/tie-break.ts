import type { SittingId } from '@/kernel/ids';
import type { TieBreak } from '../seasons/criteria';
import type { Counted } from './counting';
import { lot } from './lot';
import { type Part, pointsOf, type Scored } from './part';

/** Who is compared: what he has, and what of it counts. */
export type Entrant = { readonly scored: Scored; readonly counted: Counted };

/**
 * What a rule sees besides the equals themselves: the most points anybody has in each part, the parts in
 * order, and the seed of the lots.
 */
export type Field = {
  readonly order: readonly string[];
  readonly most: ReadonlyMap<string, number>;
  readonly seed: number;
};

/** Figures of a rule, compared one after the other; the higher one is ahead, and null is below everything. */
export type BreakValue = readonly (number | null)[];

export function compareBreaks(a: BreakValue, b: BreakValue): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const [one, other] = [a[i] ?? -Infinity, b[i] ?? -Infinity];
    if (one !== other) return one > other ? 1 : -1;
  }
  return 0;
}

/**
 * What a rule makes of one of those who are equal so far. The definitions in words stand in the catalogue.
 */
export function breakValue(
  rule: TieBreak,
  entrant: Entrant,
  { equals, field }: { readonly equals: readonly Entrant[]; readonly field: Field },
): BreakValue {
  const { scored } = entrant;
  switch (rule) {
    case 'all-points':
      return [pointsOf(scored.parts) + pointsOf(scored.extra)];
    case 'best-evening':
      return [descending(entrant)[0] ?? null];
    case 'countback':
      return descending(entrant);
    case 'evenings-won':
      return [scored.parts.filter((part) => wins(part, field)).length];
    case 'evenings-played':
      return [scored.parts.filter(({ played }) => played).length];
    case 'direct':
      return [direct(entrant, equals)];
    case 'deals-won':
      return [scored.parts.reduce((sum, { won }) => sum + won, 0)];
    case 'last-evening':
      return field.order.toReversed().map((key) => pointsAt(scored, key));
    case 'fewer-penalties':
      return [pointsOf([...scored.parts.flatMap(({ penalties }) => penalties), ...scored.extra])];
    case 'lot':
      return [lot(field.seed, scored.key)];
  }
}

/** The points of the parts that count, the best first. */
const descending = ({ scored, counted }: Entrant): readonly number[] =>
  scored.parts
    .filter(({ key }) => counted.counted.has(key))
    .map(({ points }) => points)
    .sort((a, b) => b - a);

const wins = ({ key, points, counts }: Part, { most }: Field): boolean => counts && points === most.get(key);

const pointsAt = ({ parts }: Scored, key: string): number | null =>
  parts.find((part) => part.key === key && part.counts)?.points ?? null;

/** Points at the tables where he sat with at least one of the others who are equal. */
function direct({ scored }: Entrant, equals: readonly Entrant[]): number {
  const others = equals.filter((one) => one.scored !== scored);
  const shared = new Set(others.flatMap((one) => sittingsOf(one.scored)));
  return pointsOf(resultsOf(scored).filter(({ sitting }) => shared.has(sitting)));
}

const resultsOf = ({ parts }: Scored) => parts.flatMap(({ results }) => results);

const sittingsOf = (scored: Scored): readonly SittingId[] => resultsOf(scored).map(({ sitting }) => sitting);

/** The most that anybody has in each part, over everybody. */
export function fieldOf(entrants: readonly Entrant[], order: readonly string[], seed: number): Field {
  const most = new Map<string, number>();
  for (const { scored } of entrants) {
    for (const { key, points, counts } of scored.parts) {
      if (counts) most.set(key, Math.max(points, most.get(key) ?? -Infinity));
    }
  }
  return { order, most, seed };
}
