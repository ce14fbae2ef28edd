import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OneEvening } from '@/api/inputs';
import { api } from '@/api/server';
import { EveningPage } from '@/ui/evening/evening-page';
import { found } from '../../found';
import { localeOf } from '../../locale';

type Props = PageProps<'/[locale]/tournaments/[tournament]'>;

/** Asked once for a request, by the title and by the page. */
const eveningOf = cache(async (locale: Awaited<ReturnType<typeof localeOf>>, tournament: string) => {
  const asked = OneEvening.safeParse({ tournament });
  if (!asked.success) notFound();
  const ask = await api(locale);
  return found(ask.evenings.one(asked.data));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await eveningOf(await localeOf(params), (await params).tournament);
  return { title: name };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return <EveningPage evening={await eveningOf(locale, (await params).tournament)} />;
}
