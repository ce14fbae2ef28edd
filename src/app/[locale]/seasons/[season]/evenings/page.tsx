import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { EveningsPage } from '@/ui/season/evenings-page';
import { localeOf } from '../../../locale';
import { isOfficial, seasonOf } from '../season';

export default async function Page({ params }: PageProps<'/[locale]/seasons/[season]/evenings'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const season = await seasonOf(params);
  const ask = await api(locale);
  const seasons = await ask.seasons.list({ club: season.club });
  const others = seasons.filter(({ id }) => id !== season.id).map(({ id, name }) => ({ id, name }));
  return <EveningsPage season={season} others={others} official={await isOfficial(locale)} />;
}
