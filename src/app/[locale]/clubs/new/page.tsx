import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { FoundClub } from '@/ui/club/found-club';
import { localeOf } from '../../locale';

type Props = PageProps<'/[locale]/clubs/new'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor(await localeOf(params))('club.found.title') };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const me = await api(locale).then((ask) => ask.me());
  return <FoundClub official={me !== null} />;
}
