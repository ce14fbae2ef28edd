import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { translatorFor } from '@/i18n/translator';
import { LoginPage } from '@/ui/login/login-page';
import type { LoginFault } from '@/ui/login/login-form';
import { localeOf } from '../locale';
import { logIn } from './log-in';

type Props = PageProps<'/[locale]/login'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor(await localeOf(params))('login.title') };
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { back, error } = await searchParams;
  return <LoginPage logIn={logIn.bind(null, locale)} back={String(back ?? '/')} fault={faultOf(error)} />;
}

/** Auth.js sends people back with a code in the address. */
function faultOf(error: string | readonly string[] | undefined): LoginFault {
  if (error === undefined) return null;
  return error === 'CredentialsSignin' ? 'wrong' : 'unavailable';
}
