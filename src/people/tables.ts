import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who stands behind the opaque ids of the log. */
export const persons = sqliteTable('persons', {
  id: text().primaryKey(),
  name: text().notNull(),
});

/** What people typed. The log holds the id and a hash of salt and text; without the salt it says nothing. */
export const texts = sqliteTable('texts', {
  id: text().primaryKey(),
  salt: text().notNull(),
  text: text().notNull(),
});

/** Who may log in. Addresses are kept in small letters. */
export const accounts = sqliteTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
});
