import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { OverviewPage } from '@/ui/club/overview/overview-page';
import { localeOf } from '../../locale';
import { clubOf, isOfficial } from './club';

type Props = PageProps<'/[locale]/clubs/[club]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await clubOf(await localeOf(params), (await params).club)).name };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  const ask = await api(locale);
  const evenings = (await ask.evenings.list()).filter((evening) => evening.club.id === club.id);
  const seasons = await ask.seasons.list({ club: club.id });
  const official = await isOfficial(locale);
  return <OverviewPage club={club} official={official} evenings={evenings} seasons={seasons} />;
}
