import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { CriteriaPage } from '@/ui/season/criteria-page';
import { localeOf } from '../../../locale';
import { clubOfSeason, isOfficial, seasonOf } from '../season';

export default async function Page({ params }: PageProps<'/[locale]/seasons/[season]/criteria'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const season = await seasonOf(params);
  const ask = await api(locale);
  const { timeZone } = await clubOfSeason(locale, season.club);
  const log = await ask.seasons.log({ season: season.id });
  return <CriteriaPage season={season} log={log} timeZone={timeZone} official={await isOfficial(locale)} />;
}
