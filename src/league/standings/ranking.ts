import type { Criteria, TieBreak } from '../seasons/criteria';
import { compareValues, count } from './counting';
import { type Part, pointsOf, type Scored } from './part';
import { breakValue, type BreakValue, compareBreaks, type Entrant, type Field, fieldOf } from './tie-break';

/** A figure that a tie-break made, in the order in which they were asked. */
export type BreakUsed = { readonly rule: TieBreak; readonly value: BreakValue };

export type RankedPart = Part & { readonly counted: boolean };

/**
 * A line of a list. `rank` is null under the line (`missing` evenings short of the minimum); equals share it,
 * and the next rank is that many further down. `points` over `of` is what counts (`of` is 1 but for a mean),
 * `breaks` what decided among those with the same, `extra` the penalties outside the parts, already in
 * `points`.
 */
export type Line = {
  readonly key: string;
  readonly rank: number | null;
  readonly shared: boolean;
  readonly points: number;
  readonly of: number;
  readonly missing: number;
  readonly parts: readonly RankedPart[];
  readonly extra: Scored['extra'];
  readonly breaks: readonly BreakUsed[];
};

type Rules = Pick<Criteria, 'counting' | 'minimumEvenings'> & { readonly tieBreaks: readonly TieBreak[] };

/** How a list is made: the rules, the parts in order of time, and the seed from which lots are drawn. */
export type Ordering = { readonly rules: Rules; readonly order: readonly string[]; readonly seed: number };

/**
 * Everybody in order of rank; those under the line come after all others, in the same order among themselves.
 */
export function ranked(everybody: readonly Scored[], { rules, order, seed }: Ordering): readonly Line[] {
  const entrants = everybody.map((scored) => ({ scored, counted: count(scored, rules.counting) }));
  const field = fieldOf(entrants, order, seed);
  const short = (entrant: Entrant): number => Math.max(0, rules.minimumEvenings - played(entrant));
  const above = places(entrants.filter((one) => short(one) === 0), rules.tieBreaks, field);
  const below = places(entrants.filter((one) => short(one) > 0), rules.tieBreaks, field);
  return [
    ...above.map((place) => lineOf(place, 0)),
    ...below.map((place) => ({ ...lineOf(place, short(place.entrant)), rank: null })),
  ];
}

const played = ({ scored }: Entrant): number => scored.parts.filter((part) => part.played).length;

type Place = {
  readonly entrant: Entrant;
  readonly rank: number;
  readonly shared: boolean;
  readonly breaks: readonly BreakUsed[];
};

function places(entrants: readonly Entrant[], rules: readonly TieBreak[], field: Field): readonly Place[] {
  const sorted = entrants.toSorted((a, b) => compareValues(b.counted, a.counted) || byKey(a, b));
  const groups = chunks(sorted, (a, b) => compareValues(a.counted, b.counted) === 0);
  let rank = 1;
  return groups.flatMap((group) => {
    const placed = decided(group, rules, { field, rank, breaks: new Map() });
    rank += group.length;
    return placed;
  });
}

/** Not a criterion: equals that share a rank are listed in the same order every time. */
const byKey = (a: Entrant, b: Entrant): number => (a.scored.key < b.scored.key ? -1 : 1);

type Deciding = {
  readonly field: Field;
  readonly rank: number;
  readonly breaks: ReadonlyMap<Entrant, readonly BreakUsed[]>;
};

/**
 * Equals taken apart by the first rule that can, and so on; those that no rule takes apart share their rank.
 */
function decided(
  equals: readonly Entrant[],
  rules: readonly TieBreak[],
  { field, rank, breaks }: Deciding,
): readonly Place[] {
  const [rule, ...rest] = rules;
  if (rule === undefined || equals.length === 1) {
    const shared = equals.length > 1;
    return equals.map((entrant) => ({ entrant, rank, shared, breaks: breaks.get(entrant) ?? [] }));
  }
  const values = new Map(equals.map((one) => [one, breakValue(rule, one, { equals, field })]));
  const valueOf = (entrant: Entrant): BreakValue => values.get(entrant) ?? [];
  const used = new Map(
    equals.map((one) => [one, [...(breaks.get(one) ?? []), { rule, value: valueOf(one) }]]),
  );
  const sorted = equals.toSorted((a, b) => compareBreaks(valueOf(b), valueOf(a)));
  const groups = chunks(sorted, (a, b) => compareBreaks(valueOf(a), valueOf(b)) === 0);
  let next = rank;
  return groups.flatMap((group) => {
    const placed = decided(group, rest, { field, rank: next, breaks: used });
    next += group.length;
    return placed;
  });
}

/** Neighbours that are the same, together. */
function chunks<One>(sorted: readonly One[], same: (a: One, b: One) => boolean): readonly (readonly One[])[] {
  const groups: One[][] = [];
  for (const one of sorted) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && same(group[0], one)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

const lineOf = ({ entrant, rank, shared, breaks }: Place, missing: number): Line => ({
  key: entrant.scored.key,
  rank,
  shared,
  points: entrant.counted.points,
  of: entrant.counted.of,
  missing,
  parts: entrant.scored.parts.map((part) => ({ ...part, counted: entrant.counted.counted.has(part.key) })),
  extra: entrant.scored.extra,
  breaks,
});

/** What a line dropped: parts that may count and do not. */
export const droppedOf = ({ parts }: Line): number =>
  pointsOf(parts.filter(({ counts, counted }) => counts && !counted));
