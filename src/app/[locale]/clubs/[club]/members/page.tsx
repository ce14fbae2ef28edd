import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { ClosedPlace } from '@/ui/club/club-place';
import { wantedIn } from '@/ui/club/members/member-order';
import { MembersPage } from '@/ui/club/members/members-page';
import { localeOf } from '../../../locale';
import { clubOf, isOfficial } from '../club';

type Props = PageProps<'/[locale]/clubs/[club]/members'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { name } = await clubOf(locale, (await params).club);
  return { title: `${translatorFor(locale)('club.parts.members')}, ${name}` };
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  if (!(await isOfficial(locale))) return <ClosedPlace club={club} part="members" />;
  const ask = await api(locale);
  const list = await ask.members.list({ club: club.id });
  return <MembersPage club={club} list={list} first={wantedIn(await searchParams)} />;
}
