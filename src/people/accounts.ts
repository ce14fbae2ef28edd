import { eq } from 'drizzle-orm';
import type { Account } from './people';
import type { Store } from './store';
import { accounts } from './tables';

const addressOf = (email: string): string => email.trim().toLowerCase();

export function accountByEmail(store: Store, email: string): Account | null {
  const address = eq(accounts.email, addressOf(email));
  return store.select().from(accounts).where(address).get() ?? null;
}

export function addAccount(store: Store, account: Account): void {
  const email = addressOf(account.email);
  if (accountByEmail(store, email)) throw new Error(`${email} has an account already`);
  store.insert(accounts).values({ ...account, email }).run();
}
