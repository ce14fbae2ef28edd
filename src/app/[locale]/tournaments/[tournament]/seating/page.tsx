import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { SeatingPage } from '@/ui/seating/seating-page';
import { localeOf } from '../../../locale';
import { tournamentOf } from '../tournament';

type Props = PageProps<'/[locale]/tournaments/[tournament]/seating'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translatorFor(await localeOf(params));
  const { name } = await tournamentOf(params);
  return { title: `${t('tournament.tabs.seating')}, ${name}` };
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const tournament = await tournamentOf(params);
  const { round } = await searchParams;
  const ask = await api(locale);
  const [{ timeZone }, me, earlier] = await Promise.all([
    ask.clubs.one({ club: tournament.club.id }),
    ask.me(),
    ask.rounds.meetings({ tournament: tournament.id }),
  ]);
  return (
    <SeatingPage
      tournament={tournament}
      earlier={earlier}
      official={me !== null}
      timeZone={timeZone}
      asked={typeof round === 'string' ? round : undefined}
    />
  );
}
