'use server';

import { signOut } from '@/auth/session';

/** The page one is on stays, as a visitor sees it. */
export async function logOut(): Promise<void> {
  await signOut({ redirect: false });
}
