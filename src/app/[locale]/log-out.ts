'use server';

import type { Locale } from 'next-intl';
import { signOut } from '@/auth/session';
import { redirect } from '@/i18n/navigation';
import { wayBack } from './way-back';

/**
 * The page one is on stays, as a visitor sees it. It takes a redirect: drawn in the answer to this request it
 * would still see the session the request came with.
 */
export async function logOut(locale: Locale, form: FormData): Promise<void> {
  await signOut({ redirect: false });
  redirect({ href: wayBack(form), locale });
}
