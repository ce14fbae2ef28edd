import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { Control } from '@/ui/standings/control';
import { localeOf } from '../../../locale';
import { seasonOf } from '../season';

export default async function Page({ params }: PageProps<'/[locale]/seasons/[season]/control'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { id: season, calendar } = await seasonOf(params);
  const ask = await api(locale);
  const control = await ask.standings.seasonControl({ season });
  const evenings = Object.fromEntries(calendar.map(({ tournament, date }) => [tournament, date]));
  return <Control control={control} dates={evenings} linesAt={`/seasons/${season}/lines`} />;
}
