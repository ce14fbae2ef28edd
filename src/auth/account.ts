import * as z from 'zod/mini';
import type { People } from '@/people/people';
import { checkPassword } from './password';

const Credentials = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Who is logged in: the account, not the person. The address stays where it is kept. */
export type Login = { readonly id: string; readonly name: string };

/** The account behind an address and a password; null if there is none or the password is another. */
export async function logIn(people: People, credentials: unknown): Promise<Login | null> {
  const read = Credentials.safeParse(credentials);
  if (!read.success) return null;
  const account = await people.accountByEmail(read.data.email);
  const right = await checkPassword(account?.passwordHash, read.data.password);
  return account && right ? { id: account.id, name: account.name } : null;
}
