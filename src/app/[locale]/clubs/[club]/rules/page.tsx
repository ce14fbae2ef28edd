import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { translatorFor } from '@/i18n/translator';
import { ClubRulesPage } from '@/ui/club/rules/club-rules-page';
import { localeOf } from '../../../locale';
import { clubOf, isOfficial } from '../club';

type Props = PageProps<'/[locale]/clubs/[club]/rules'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { name } = await clubOf(locale, (await params).club);
  return { title: `${translatorFor(locale)('club.parts.rules')}, ${name}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  const official = await isOfficial(locale);
  return <ClubRulesPage club={club} official={official} t={translatorFor(locale)} />;
}
