import { desc, eq } from 'drizzle-orm';
import { movedSince } from '@/league/standings/publication';
import type { Line } from '@/league/standings/ranking';
import { wholeExtent } from '@/league/standings/table';
import type { People } from '@/people/people';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import type { PublishedView } from './answer';
import type { Reading } from './load';
import { seasonMade, tournamentMade } from './query';
import { publishedLists } from './tables';

const ofOne = prepared((rows) =>
  rows
    .select()
    .from(publishedLists)
    .where(eq(publishedLists.of, given))
    .orderBy(desc(publishedLists.position))
    .prepare(),
);

type PublishedRow = typeof publishedLists.$inferSelect;

type Whose = { readonly kind: 'season' | 'tournament'; readonly id: string; readonly reading: Reading };

/**
 * Every list that was published of a season or a tournament, the newest first, beside the same list as it is
 * now.
 */
export async function publishedOf(
  { rows, people }: { readonly rows: Rows; readonly people: People },
  whose: Whose,
): Promise<readonly PublishedView[]> {
  const lists = ofOne(rows).all({ given: whose.id });
  const now = linesByRound(rows, whose);
  const found = lists.map((list) => ({ list, moved: movedSince(list.lines, now(list)) }));
  const persons = found.flatMap(({ list, moved }) => [...list.lines, ...moved].map(({ person }) => person));
  const writers = lists.flatMap(({ by }) => by ?? []);
  const names = await people.namesOf([...new Set<string>([...persons, ...writers])]);
  const named = <One extends { readonly person: string }>(one: One) => {
    return { ...one, name: names.get(one.person) ?? '' };
  };
  return found.map(({ list: { position, kind, round, at, by, audience, lines }, moved }) => ({
    ...{ position, kind, round, at, audience },
    by: by === null ? null : (names.get(by) ?? null),
    lines: lines.map(named),
    moved: moved.map(named),
  }));
}

/**
 * The list of now that a published one is compared with: of the same rounds; made once, however many were
 * published.
 */
function linesByRound(rows: Rows, whose: Whose): (list: PublishedRow) => readonly Line[] {
  const made = new Map<number | null, readonly Line[]>();
  return ({ kind, round }) => {
    const upTo = kind === 'round' ? round : null;
    const lines = made.get(upTo) ?? linesNow(rows, upTo, whose);
    made.set(upTo, lines);
    return lines;
  };
}

function linesNow(rows: Rows, upTo: number | null, { kind, id, reading }: Whose): readonly Line[] {
  if (kind === 'season') return seasonMade(rows, id, reading)?.table.lines ?? [];
  return tournamentMade(rows, id, { ...reading, extent: { ...wholeExtent, upTo } })?.table.lines ?? [];
}
