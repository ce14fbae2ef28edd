import type { PersonId } from '@/kernel/ids';
import { prepared } from '../statements';
import type { Rows } from '../view';
import { mergedPersons } from './tables';

/** Under whom somebody's results stand: under himself, unless he was merged into another. */
export type Canonical = (person: PersonId) => PersonId;

/** Who is whom as it is now: read once for a whole list. */
export function canonical(rows: Rows): Canonical {
  const kept = new Map(all(rows).all().map((row) => [row.person, row.kept]));
  return (person) => kept.get(person) ?? person;
}

/** Everybody who is shown as this person, himself first. */
export const entriesOf = (rows: Rows, person: PersonId): readonly PersonId[] => [
  person,
  ...all(rows).all().flatMap((row) => (row.kept === person ? [row.person] : [])),
];

const all = prepared((rows) => rows.select().from(mergedPersons).prepare());
