'use server';

import { AuthError } from 'next-auth';
import type { Locale } from 'next-intl';
import { signIn } from '@/auth/session';
import { redirect } from '@/i18n/navigation';
import type { LoginFault } from '@/ui/login/login-form';
import { wayBack } from '../way-back';

/** Logs in and leads back; or says why not. Bugs go on to the error page. */
export async function logIn(locale: Locale, _before: LoginFault, form: FormData): Promise<LoginFault> {
  try {
    const credentials = { email: form.get('email'), password: form.get('password') };
    await signIn('credentials', { ...credentials, redirect: false });
  } catch (error) {
    if (error instanceof AuthError) return error.type === 'CredentialsSignin' ? 'wrong' : 'unavailable';
    throw error;
  }
  return redirect({ href: wayBack(form), locale });
}
