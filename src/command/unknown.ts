import type { PersonId } from '@/kernel/ids';
import type { NotFound } from './command';
import type { Desk } from './desk';

export const notFound = (what: NotFound['params']['what'], id: string): NotFound => ({
  code: 'not-found',
  params: { what, id },
});

/** The first of these that nobody knows; null if all are known. */
export async function unknownPerson(
  { people }: Pick<Desk, 'people'>,
  persons: readonly PersonId[],
): Promise<NotFound | null> {
  const names = await people.namesOf(persons);
  const unknown = persons.find((person) => !names.has(person));
  return unknown === undefined ? null : notFound('person', unknown);
}
