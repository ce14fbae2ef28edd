import type { PersonId } from '@/kernel/ids';
import type { PublishedLine } from '../published';
import type { Line } from './ranking';

/** The lines of a list as they are published: ranks and points, a receipt that is never read to compute. */
export const linesToPublish = (lines: readonly Line[]): readonly PublishedLine[] =>
  lines.map(({ rank, key, points, of }) => ({ rank, person: asPerson(key), points, of }));

/** A list of persons has their ids as keys. */
const asPerson = (key: string) => key as PersonId;

/**
 * Where the list of now says something else than the one that was published; null where somebody is missing.
 */
export type Moved = {
  readonly person: string;
  readonly published: Pick<PublishedLine, 'rank' | 'points' | 'of'> | null;
  readonly now: Pick<PublishedLine, 'rank' | 'points' | 'of'> | null;
};

/** What has changed since a list was published, in the order of the list of now. */
export function movedSince(published: readonly PublishedLine[], lines: readonly Line[]): readonly Moved[] {
  const now = linesToPublish(lines);
  const before = new Map(published.map((line) => [line.person, line]));
  const after = new Map(now.map((line) => [line.person, line]));
  const persons = new Set([...now, ...published].map(({ person }) => person));
  return [...persons].flatMap((person) => {
    const [was, is] = [before.get(person), after.get(person)];
    return was && is && same(was, is) ? [] : [{ person, published: figures(was), now: figures(is) }];
  });
}

const same = (a: PublishedLine, b: PublishedLine): boolean =>
  a.rank === b.rank && a.points === b.points && a.of === b.of;

const figures = (line: PublishedLine | undefined): Moved['now'] =>
  line ? { rank: line.rank, points: line.points, of: line.of } : null;
