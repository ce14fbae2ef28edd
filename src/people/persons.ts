import type { PersonId } from '@/kernel/ids';
import { eq, inArray } from 'drizzle-orm';
import { inParts, type Store } from './store';
import { erasedPersons, persons } from './tables';

/** How to reach somebody; null where that is not known. */
export type Contact = { readonly email: string | null; readonly phone: string | null };

export type Person = { readonly id: PersonId; readonly name: string } & Partial<Contact>;

export type WithContact = { readonly name: string } & Contact;

/** All of them or none. */
export function addPersons(store: Store, added: readonly Person[]): void {
  const add = (within: Within): void => added.forEach((person) => addPerson(within, person));
  store.transaction(add, { behavior: 'immediate' });
}

type Within = Pick<Store, 'insert' | 'select'>;

function addPerson(within: Within, { id, name, email = null, phone = null }: Person): void {
  if (name.trim() === '') throw new Error(`person ${id} needs a name`);
  const forgotten = within.select().from(erasedPersons).where(eq(erasedPersons.id, id)).get();
  if (forgotten) throw new Error(`person ${id} was erased`);
  within.insert(persons).values({ id, name, email, phone }).onConflictDoNothing().run();
  const kept = within.select().from(persons).where(eq(persons.id, id)).get();
  if (kept?.name !== name) throw new Error(`person ${id} is there already, as somebody else`);
}

type Changes = Pick<Person, 'id'> & Partial<Person>;

export function changePerson(store: Store, { id, ...changes }: Changes): void {
  if (changes.name?.trim() === '') throw new Error(`person ${id} needs a name`);
  const { changes: changed } = store.update(persons).set(changes).where(eq(persons.id, id)).run();
  if (changed === 0) throw new Error(`person ${id} is unknown`);
}

export const namesOf = (store: Store, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(rowsOf(store, ids).map(({ id, name }) => [id, name]));

export const personsOf = (store: Store, ids: readonly string[]): ReadonlyMap<string, WithContact> =>
  new Map(rowsOf(store, ids).map(({ id, ...person }) => [id, person]));

const rowsOf = (store: Store, ids: readonly string[]) =>
  inParts(ids, (some) => store.select().from(persons).where(inArray(persons.id, some)).all());
