import { and, desc, eq, lt } from 'drizzle-orm';
import type { JsonObject } from '@/kernel/event';
import type { ClubId } from '@/kernel/ids';
import type { ClubEvent } from '@/league/clubs/events';
import type { People } from '@/people/people';
import { withTexts } from '../texts';
import type { Rows } from '../view';
import { clubLog } from './tables';

/** One thing that was done in a club: what (an event of the club's stream), when, by which account. */
export type ClubLogLine = {
  readonly version: number;
  readonly at: number;
  readonly by: string | null;
  readonly byName: string | null;
  readonly type: ClubEvent['type'];
  readonly data: JsonObject;
  /** The name of the person that the event is about, if it is about one. */
  readonly name: string | null;
};

export type LogQuestion = { readonly club: ClubId; readonly before: number; readonly limit: number };

/** The last things done before a version of the club's stream, the newest first. */
export async function clubLogOf(
  rows: Rows,
  people: People,
  { club, before, limit }: LogQuestion,
): Promise<readonly ClubLogLine[]> {
  const lines = rows
    .select()
    .from(clubLog)
    .where(and(eq(clubLog.club, club), lt(clubLog.version, before)))
    .orderBy(desc(clubLog.version))
    .limit(limit)
    .all();
  const names = await people.namesOf(lines.flatMap((line) => [line.by, aboutWhom(line.data)].flatMap(there)));
  const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null));
  const said = lines.map(({ club: _club, ...line }) => ({
    ...line,
    byName: nameOf(line.by),
    name: nameOf(aboutWhom(line.data)),
  }));
  return withTexts(people, said);
}

function aboutWhom({ person, merged }: JsonObject): string | null {
  const about = person ?? merged;
  return typeof about === 'string' ? about : null;
}

const there = (id: string | null): readonly string[] => (id === null ? [] : [id]);
