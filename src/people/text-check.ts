import { inArray } from 'drizzle-orm';
import { inParts, type Store } from './store';
import { texts } from './tables';
import { type TextReference, textHash } from './texts';

/**
 * The first reference whose text is kept with other words or another salt than when the event was written;
 * null if there is none. A text that is not there was erased, which is no fault.
 */
export function alteredText(store: Store, references: readonly TextReference[]): TextReference | null {
  if (references.length === 0) return null;
  const ids = references.map((one) => one.id);
  // Named one by one: a backup may be older than the newest column.
  const { id, salt, text } = texts;
  const rows = inParts(ids, (some) =>
    store.select({ id, salt, text }).from(texts).where(inArray(id, some)).all(),
  );
  const kept = new Map(rows.map((row) => [row.id, textHash(row.salt, row.text)]));
  return references.find((one) => (kept.get(one.id) ?? one.sha256) !== one.sha256) ?? null;
}
