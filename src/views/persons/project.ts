import { and, asc, eq } from 'drizzle-orm';
import type { StoredEvent } from '@/kernel/event';
import type { PersonId } from '@/kernel/ids';
import type { PersonsMerged, PersonsSeparated } from '@/league/clubs/events';
import { readClubEvent } from '@/league/history';
import { ClubId } from '@/league/ids';
import { idIn } from '../stream';
import type { Rows, View } from '../view';
import { finalPersons } from './resolution';
import { mergedPersons, merges } from './tables';

/** Who is whom. */
export const personsView: View = {
  name: 'persons',
  version: 1,
  tables: [merges, mergedPersons],
  note(rows, stored) {
    const club = idIn(stored.stream, 'club');
    if (club === null) return;
    const { event } = readClubEvent(stored);
    if (event.type === 'PersonsMerged') merge(rows, stored, event);
    if (event.type === 'PersonsSeparated') separate(rows, stored, event);
  },
};

function merge(rows: Rows, { stream, position }: StoredEvent, { data }: PersonsMerged): void {
  const { kept, merged } = data;
  rows.insert(merges).values({ club: clubOf(stream), merged, kept, position }).run();
  resolve(rows);
}

function separate(rows: Rows, { stream }: StoredEvent, { data: { kept, merged } }: PersonsSeparated): void {
  const pair = and(eq(merges.club, clubOf(stream)), eq(merges.merged, merged), eq(merges.kept, kept));
  rows.delete(merges).where(pair).run();
  resolve(rows);
}

const clubOf = (stream: string) => ClubId.parse(idIn(stream, 'club'));

/** Mergings are few and rare: all of them are worked out anew. */
function resolve(rows: Rows): void {
  const all = rows.select().from(merges).orderBy(asc(merges.position)).all();
  rows.delete(mergedPersons).run();
  const lines = [...finalPersons(all)].map(([person, kept]): Line => ({ person, kept }));
  if (lines.length > 0) rows.insert(mergedPersons).values(lines).run();
}

type Line = { readonly person: PersonId; readonly kept: PersonId };
