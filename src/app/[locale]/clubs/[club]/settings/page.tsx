import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { translatorFor } from '@/i18n/translator';
import { ClosedPlace } from '@/ui/club/club-place';
import { SettingsPage } from '@/ui/club/settings/settings-page';
import { localeOf } from '../../../locale';
import { clubOf, isOfficial } from '../club';

type Props = PageProps<'/[locale]/clubs/[club]/settings'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { name } = await clubOf(locale, (await params).club);
  return { title: `${translatorFor(locale)('club.parts.settings')}, ${name}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  if (!(await isOfficial(locale))) return <ClosedPlace club={club} part="settings" />;
  return <SettingsPage club={club} />;
}
