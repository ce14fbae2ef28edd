import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OneDeal } from '@/api/inputs';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { dealOfAddress } from '@/ui/replay/deal-address';
import { DealPage } from '@/ui/replay/deal-page';
import { found } from '../../found';
import { localeOf } from '../../locale';

type Props = PageProps<'/[locale]/deals/[deal]'>;

/** Asked once for a request, by the title and by the page. */
const pageOf = cache(async (locale: Awaited<ReturnType<typeof localeOf>>, deal: string) => {
  const asked = OneDeal.safeParse(dealOfAddress(deal));
  if (!asked.success) notFound();
  const ask = await api(locale);
  return found(ask.deals.one(asked.data));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { number, table } = await pageOf(locale, (await params).deal);
  const t = translatorFor(locale);
  const deal = `${t('replay.title', { number })}, ${t('table.title', { number: table.table })}`;
  return { title: `${deal}, ${table.tournament.name}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const page = await pageOf(locale, (await params).deal);
  return <DealPage key={`${page.table.id}-${page.number}`} page={page} />;
}
