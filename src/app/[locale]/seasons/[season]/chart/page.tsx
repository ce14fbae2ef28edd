import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { ChartPage } from '@/ui/season/chart-page';
import { localeOf } from '../../../locale';
import { seasonOf } from '../season';

export default async function Page({ params, searchParams }: PageProps<'/[locale]/seasons/[season]/chart'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { id: season } = await seasonOf(params);
  const ask = await api(locale);
  const { who = [] } = await searchParams;
  const list = await ask.standings.season({ season });
  return <ChartPage season={season} list={list} who={[who].flat()} />;
}
