import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { ClosedPlace } from '@/ui/club/club-place';
import { LogPage } from '@/ui/club/log/log-page';
import { localeOf } from '../../../locale';
import { clubOf, isOfficial } from '../club';

type Props = PageProps<'/[locale]/clubs/[club]/log'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { name } = await clubOf(locale, (await params).club);
  return { title: `${translatorFor(locale)('club.parts.log')}, ${name}` };
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  if (!(await isOfficial(locale))) return <ClosedPlace club={club} part="log" />;
  const before = Number((await searchParams).before);
  const ask = await api(locale);
  const asked = { club: club.id, ...(Number.isInteger(before) && before > 0 && { before }) };
  return <LogPage club={club} lines={await ask.clubs.log(asked)} />;
}
