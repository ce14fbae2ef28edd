import { eq, inArray } from 'drizzle-orm';
import { id as idOf, type PersonId } from '@/kernel/ids';
import type { People } from '@/people/people';
import { clubProfiles } from '../clubs/tables';
import { belongings } from '../members/tables';
import type { Rows } from '../view';
import type { PersonPage, PersonsClub } from './answer';
import { canonical, entriesOf } from './query';
import { merges } from './tables';

/** Somebody's page, his clubs by name, whichever of his entries is asked for; null for one nobody knows. */
export async function onePerson(rows: Rows, people: People, asked: string): Promise<PersonPage | null> {
  const id = canonical(rows)(idOf<'person'>(asked));
  const [name, erased = null] = [
    (await people.namesOf([id])).get(id),
    (await people.erasedAmong([id])).get(id),
  ];
  if (name === undefined) return null;
  const entries = entriesOf(rows, id);
  return { id, name, erased, entries, clubs: clubsOf(rows, entries), merges: mergesOf(rows, entries) };
}

const clubsOf = (rows: Rows, entries: readonly PersonId[]): readonly PersonsClub[] =>
  rows
    .select({
      club: belongings.club,
      name: clubProfiles.name,
      kind: belongings.kind,
      number: belongings.number,
      stays: belongings.stays,
    })
    .from(belongings)
    .innerJoin(clubProfiles, eq(clubProfiles.id, belongings.club))
    .where(inArray(belongings.person, [...entries]))
    .all()
    .sort((a, b) => a.name.localeCompare(b.name, 'da'));

const mergesOf = (rows: Rows, entries: readonly PersonId[]) =>
  rows
    .select({ club: merges.club, kept: merges.kept, merged: merges.merged })
    .from(merges)
    .where(inArray(merges.kept, [...entries]))
    .all();
