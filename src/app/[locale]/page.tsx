import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { HomePage } from '@/ui/home/home-page';
import { localeOf } from './locale';

export default async function Page({ params }: PageProps<'/[locale]'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const ask = await api(locale);
  const [evenings, clubs, me] = [await ask.evenings.list(), await ask.clubs.list(), await ask.me()];
  return <HomePage evenings={evenings} clubs={clubs} official={me !== null} />;
}
