import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { EveningPage } from '@/ui/evening/evening-page';
import { localeOf } from '../../locale';
import { tournamentOf } from './tournament';

export default async function Page({ params }: PageProps<'/[locale]/tournaments/[tournament]'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { id } = await tournamentOf(params);
  const ask = await api(locale);
  return <EveningPage evening={await ask.evenings.one({ tournament: id })} />;
}
