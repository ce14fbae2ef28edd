import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { PublishedLists } from '@/ui/standings/published-lists';
import { localeOf } from '../../../locale';
import { clubOfSeason, seasonOf } from '../season';

export default async function Page({ params }: PageProps<'/[locale]/seasons/[season]/published'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const season = await seasonOf(params);
  const ask = await api(locale);
  const { timeZone } = await clubOfSeason(locale, season.club);
  return <PublishedLists lists={await ask.standings.published({ season: season.id })} timeZone={timeZone} />;
}
