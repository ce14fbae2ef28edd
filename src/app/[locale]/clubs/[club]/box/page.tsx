import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { BoxPage } from '@/ui/club/box/box-page';
import { periodIn } from '@/ui/club/box/period-form';
import { ClosedPlace } from '@/ui/club/club-place';
import { localeOf } from '../../../locale';
import { clubOf, isOfficial } from '../club';

type Props = PageProps<'/[locale]/clubs/[club]/box'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { name } = await clubOf(locale, (await params).club);
  return { title: `${translatorFor(locale)('club.parts.box')}, ${name}` };
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  if (!(await isOfficial(locale))) return <ClosedPlace club={club} part="box" />;
  const ask = await api(locale);
  const period = periodIn(await searchParams);
  const asked = { club: club.id, ...period };
  const [money, points] = [await ask.box.statement(asked), await ask.box.points(asked)];
  const evenings = (await ask.evenings.list()).filter((evening) => evening.club.id === club.id);
  const { members } = await ask.members.list({ club: club.id });
  return <BoxPage {...{ club, money, points, period, evenings, members }} />;
}
