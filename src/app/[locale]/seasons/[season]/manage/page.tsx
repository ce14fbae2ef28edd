import { setRequestLocale } from 'next-intl/server';
import { ManagePage } from '@/ui/season/manage-page';
import { localeOf } from '../../../locale';
import { isOfficial, seasonOf } from '../season';

export default async function Page({ params }: PageProps<'/[locale]/seasons/[season]/manage'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const season = await seasonOf(params);
  return <ManagePage season={season} official={await isOfficial(locale)} />;
}
