import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { BackToList } from '@/ui/director/lists/back-to-list';
import { PublishedLists } from '@/ui/standings/published-lists';
import { localeOf } from '../../../../locale';
import { tournamentOf } from '../../tournament';

export default async function Page({
  params,
}: PageProps<'/[locale]/tournaments/[tournament]/standings/published'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { id: tournament, club } = await tournamentOf(params);
  const ask = await api(locale);
  const { timeZone } = await ask.clubs.one({ club: club.id });
  return (
    <>
      <PublishedLists lists={await ask.standings.published({ tournament })} timeZone={timeZone} />
      <BackToList tournament={tournament} />
    </>
  );
}
