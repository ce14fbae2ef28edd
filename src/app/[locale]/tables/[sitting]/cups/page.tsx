import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { OneTable } from '@/api/inputs';
import { api } from '@/api/server';
import { CupsPage } from '@/ui/cup/cups-page';
import { found } from '../../../found';
import { localeOf } from '../../../locale';

export default async function Page({ params }: PageProps<'/[locale]/tables/[sitting]/cups'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const asked = OneTable.safeParse({ sitting: (await params).sitting });
  if (!asked.success) notFound();
  const ask = await api(locale);
  const table = await found(ask.tables.one(asked.data));
  return <CupsPage table={table} ledgers={await ask.pots.ofSitting(asked.data)} />;
}
