'use server';

import { revalidatePath } from 'next/cache';
import { signOut } from '@/auth/session';

/** The page one is on stays, as a visitor sees it. */
export async function logOut(): Promise<void> {
  await signOut({ redirect: false });
  revalidatePath('/', 'layout');
}
