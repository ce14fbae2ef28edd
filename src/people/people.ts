import { hash, randomBytes } from 'node:crypto';
import type { PersonId } from '@/kernel/ids';
import type { Connection } from '@/sqlite/connection';
import { eq, inArray } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { accounts, persons, texts } from './tables';

export type Person = { readonly id: PersonId; readonly name: string };

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

/** What an event says of a typed text: where it lies, and hex SHA-256 over salt and text. */
export type TextReference = { readonly id: string; readonly sha256: string };

/** Personal data: the only place that knows names, addresses and what people typed. */
export interface People {
  /** @throws Error if the id is taken by somebody of another name; the same person again changes nothing. */
  addPerson(person: Person): Promise<void>;
  /** The names of those that are known; an erased or unknown person is simply not in the map. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Keeps a text under an id. The same text again gets the same answer. @throws Error for another text. */
  storeText(id: string, text: string): Promise<TextReference>;
  /** The text, or null once it was erased. */
  textOf(id: string): Promise<string | null>;
  accountByEmail(email: string): Promise<Account | null>;
  /** @throws Error if the address has an account already. */
  addAccount(account: Account): Promise<void>;
}

export function openPeople(connection: Connection): People {
  const database = drizzle(connection);
  return {
    addPerson: async (person) => addPerson(database, person),
    namesOf: async (ids) => namesOf(database, ids),
    storeText: async (id, text) => storeText(database, id, text.normalize('NFC')),
    textOf: async (id) => textRow(database, id)?.text ?? null,
    accountByEmail: async (email) => accountByEmail(database, email),
    addAccount: async (account) => addAccount(database, account),
  };
}

type Store = BetterSQLite3Database;

function addPerson(database: Store, { id, name }: Person): void {
  if (name.trim() === '') throw new Error(`person ${id} needs a name`);
  database.insert(persons).values({ id, name }).onConflictDoNothing().run();
  const kept = database.select().from(persons).where(eq(persons.id, id)).get();
  if (kept?.name !== name) throw new Error(`person ${id} is there already, as somebody else`);
}

/** Below the number of values that SQLite takes in one statement. */
const mostIds = 10_000;

function namesOf(database: Store, ids: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (let start = 0; start < ids.length; start += mostIds) {
    const some = inArray(persons.id, ids.slice(start, start + mostIds));
    for (const { id, name } of database.select().from(persons).where(some).all()) names.set(id, name);
  }
  return names;
}

function storeText(database: Store, id: string, text: string): TextReference {
  const salt = randomBytes(16).toString('hex');
  database.insert(texts).values({ id, salt, text }).onConflictDoNothing().run();
  const kept = textRow(database, id);
  if (kept?.text !== text) throw new Error(`text ${id} is there already, with other words`);
  return { id, sha256: textHash(kept.salt, text) };
}

const textRow = (database: Store, id: string) => database.select().from(texts).where(eq(texts.id, id)).get();

/** The commitment to a text that an event holds: hex SHA-256 over salt and text. */
export const textHash = (salt: string, text: string): string => hash('sha256', salt + text);

const addressOf = (email: string): string => email.trim().toLowerCase();

function accountByEmail(database: Store, email: string): Account | null {
  const address = eq(accounts.email, addressOf(email));
  return database.select().from(accounts).where(address).get() ?? null;
}

function addAccount(database: Store, account: Account): void {
  const email = addressOf(account.email);
  if (accountByEmail(database, email)) throw new Error(`${email} has an account already`);
  database.insert(accounts).values({ ...account, email }).run();
}
