import type { Counting } from '../seasons/criteria';
import type { Part } from './part';
import { type Line, ranked } from './ranking';

/** Persons whose points count together: a club, or a team. `counting` of them count, null: all. */
export type Group = {
  readonly key: string;
  readonly persons: readonly string[];
  readonly counting: number | null;
};

/**
 * A list of clubs or teams upon a list of persons: each person is a part, with what he has in that list. Who
 * is under the line there still counts here. Equals share their rank.
 */
export function groupTable(lines: readonly Line[], groups: readonly Group[]): readonly Line[] {
  const byPerson = new Map(lines.map((line) => [line.key, line]));
  const all = groups.map((group) => {
    return groupLine(group, group.persons.flatMap((person) => byPerson.get(person) ?? []));
  });
  const scored = all.map(({ key, points }) => ({ key, parts: [summed(key, points)], extra: [] }));
  const rules = { counting: { kind: 'sum' }, tieBreaks: [], minimumEvenings: 0 } as const;
  const places = ranked(scored, { rules, order: [], seed: 0 });
  return places.flatMap((place) => {
    const own = all.find(({ key }) => key === place.key);
    return own ? [{ ...own, rank: place.rank, shared: place.shared }] : [];
  });
}

function groupLine({ key, counting }: Group, members: readonly Line[]): Line {
  const rule: Counting = counting === null ? { kind: 'sum' } : { kind: 'best', n: counting };
  const parts = members.map((line) => personPart(line));
  const rules = { counting: rule, tieBreaks: [], minimumEvenings: 0 };
  const [line] = ranked([{ key, parts, extra: [] }], { rules, order: [], seed: 0 });
  if (!line) throw new Error('one that is ranked has a line');
  return line;
}

const empty = { results: [], penalties: [], substitute: null, substitution: 0 } as const;

const personPart = ({ key, points, parts }: Line): Part => ({
  ...empty,
  key,
  points,
  state: parts.some(({ state }) => state === 'open') ? 'open' : 'played',
  played: parts.some((part) => part.played),
  counts: true,
  deals: parts.reduce((sum, { deals }) => sum + deals, 0),
  won: parts.reduce((sum, { won }) => sum + won, 0),
});

const summed = (key: string, points: number): Part => ({
  ...empty,
  key,
  points,
  state: 'played',
  played: true,
  counts: true,
  deals: 0,
  won: 0,
});
