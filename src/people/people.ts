import type { Connection } from '@/sqlite/connection';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { accountByEmail, addAccount } from './accounts';
import { erase, erasedAmong } from './erasure';
import { addPersons, changePerson, namesOf, type Person, personsOf, type WithContact } from './persons';
import { storeText, type TextReference, type Typed, textRow } from './texts';

/**
 * `passwordHash` is made and checked by whoever asks for the password; the address is compared in small
 * letters.
 */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
};

/** Personal data: the only place that knows names, addresses and what people typed. */
export interface People {
  /** @throws Error if the id is taken by somebody of another name; the same person again changes nothing. */
  addPerson(person: Person): Promise<void>;
  /** The same for many, all or none of them. */
  addPersons(persons: readonly Person[]): Promise<void>;
  /** Another name or contact; what is left out stays. @throws Error for somebody unknown. */
  changePerson(person: Pick<Person, 'id'> & Partial<Person>): Promise<void>;
  /** The names of those that are known; an erased or unknown person is simply not in the map. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The same with how to reach them. */
  personsOf(ids: readonly string[]): Promise<ReadonlyMap<string, WithContact>>;
  /** The numbers of those who were erased, for "anonymous member 17". */
  erasedAmong(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Forgets somebody: name, contact, account, whatever the account typed, and the texts with these ids. The
   * log stays as it is. Answers with the number under which there was somebody; again the same number.
   */
  erase(id: string, about: readonly string[]): Promise<number>;
  /** Keeps a text under an id. The same text again gets the same answer. @throws Error for another text. */
  storeText(id: string, text: string, author?: string | null): Promise<TextReference>;
  /** The text, or null once it was erased. */
  textOf(id: string): Promise<string | null>;
  accountByEmail(email: string): Promise<Account | null>;
  /** @throws Error if the address has an account already. */
  addAccount(account: Account): Promise<void>;
}

export function openPeople(connection: Connection): People {
  const store = drizzle(connection);
  const keep = (typed: Typed) => storeText(store, typed);
  return {
    addPerson: async (person) => addPersons(store, [person]),
    addPersons: async (persons) => addPersons(store, persons),
    changePerson: async (person) => changePerson(store, person),
    namesOf: async (ids) => namesOf(store, ids),
    personsOf: async (ids) => personsOf(store, ids),
    erasedAmong: async (ids) => erasedAmong(store, ids),
    erase: async (id, about) => erase(store, id, about),
    storeText: async (id, text, author = null) => keep({ id, text: text.normalize('NFC'), author }),
    textOf: async (id) => textRow(store, id)?.text ?? null,
    accountByEmail: async (email) => accountByEmail(store, email),
    addAccount: async (account) => addAccount(store, account),
  };
}
