import type { PersonId } from '@/kernel/ids';

type Merged = { readonly merged: PersonId; readonly kept: PersonId };

/**
 * Whom each merged person is shown as, through however many mergings; `merges` in the order in which they
 * happened. Clubs do not ask each other: where two have merged one person into different ones the first
 * counts, and a merging that would close a circle does not.
 */
export function finalPersons(merges: readonly Merged[]): ReadonlyMap<PersonId, PersonId> {
  const next = new Map<PersonId, PersonId>();
  for (const { merged, kept } of merges) {
    if (!next.has(merged) && endOf(next, kept) !== merged) next.set(merged, kept);
  }
  return new Map([...next.keys()].map((person) => [person, endOf(next, person)]));
}

function endOf(next: ReadonlyMap<PersonId, PersonId>, person: PersonId): PersonId {
  const further = next.get(person);
  return further === undefined ? person : endOf(next, further);
}
