import { hash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Store } from './store';
import { texts } from './tables';

/** What an event says of a typed text: where it lies, and hex SHA-256 over salt and text. */
export type TextReference = { readonly id: string; readonly sha256: string };

/** A text to keep, and the account that typed it. */
export type Typed = { readonly id: string; readonly text: string; readonly author: string | null };

export function storeText(store: Store, { id, text, author }: Typed): TextReference {
  const salt = randomBytes(16).toString('hex');
  store.insert(texts).values({ id, salt, text, author }).onConflictDoNothing().run();
  const kept = textRow(store, id);
  if (kept?.text !== text) throw new Error(`text ${id} is there already, with other words`);
  return { id, sha256: textHash(kept.salt, text) };
}

export const textRow = (store: Store, id: string) => store.select().from(texts).where(eq(texts.id, id)).get();

/** The commitment to a text that an event holds: hex SHA-256 over salt and text. */
export const textHash = (salt: string, text: string): string => hash('sha256', salt + text);
