import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { DirectorGate } from '@/ui/director/director-gate';
import { DirectorPage } from '@/ui/director/director-page';
import { localeOf } from '../../../locale';
import { tournamentOf } from '../tournament';

export default async function Page({ params }: PageProps<'/[locale]/tournaments/[tournament]/director'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const tournament = await tournamentOf(params);
  const ask = await api(locale);
  if ((await ask.me()) === null) return <DirectorGate />;
  const [director, club] = await Promise.all([
    ask.tournaments.director({ tournament: tournament.id }),
    ask.clubs.one({ club: tournament.club.id }),
  ]);
  return <DirectorPage tournament={tournament} director={director} timeZone={club.timeZone} />;
}
