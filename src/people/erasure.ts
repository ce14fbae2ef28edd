import { eq, inArray, max } from 'drizzle-orm';
import { inParts, type Store } from './store';
import { accounts, erasedPersons, persons, texts } from './tables';

/** Forgets somebody, in one transaction; see `People.erase`. */
export function erase(store: Store, id: string, about: readonly string[]): number {
  return store.transaction(
    (within) => {
      within.delete(texts).where(eq(texts.author, id)).run();
      inParts(about, (some) => [within.delete(texts).where(inArray(texts.id, some)).run()]);
      within.delete(accounts).where(eq(accounts.id, id)).run();
      within.delete(persons).where(eq(persons.id, id)).run();
      return numberOf(within, id);
    },
    { behavior: 'immediate' },
  );
}

type Within = Pick<Store, 'insert' | 'select'>;

function numberOf(within: Within, id: string): number {
  const before = within.select().from(erasedPersons).where(eq(erasedPersons.id, id)).get();
  if (before) return before.number;
  const last = within.select({ number: max(erasedPersons.number) }).from(erasedPersons).get()?.number ?? 0;
  within.insert(erasedPersons).values({ id, number: last + 1 }).run();
  return last + 1;
}

export const erasedAmong = (store: Store, ids: readonly string[]): ReadonlyMap<string, number> => {
  const rows = inParts(ids, (some) =>
    store.select().from(erasedPersons).where(inArray(erasedPersons.id, some)).all(),
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
};
