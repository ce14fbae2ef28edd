import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who stands behind the opaque ids of the log, and how to reach them; null where that is not known. */
export const persons = sqliteTable('persons', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text(),
  phone: text(),
});

/** Who was here and is forgotten: "anonymous member 17". Nothing else is known of them any more. */
export const erasedPersons = sqliteTable('erased_persons', {
  id: text().primaryKey(),
  number: integer().notNull().unique(),
});

/**
 * What people typed. The log holds the id and a hash of salt and text; without the salt it says nothing.
 * `author` is the account that typed it, null if nobody was logged in.
 */
export const texts = sqliteTable('texts', {
  id: text().primaryKey(),
  salt: text().notNull(),
  text: text().notNull(),
  author: text(),
});

/** Who may log in. Addresses are kept in small letters. */
export const accounts = sqliteTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
});
