import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { OverviewPage } from '@/ui/tournament/overview-page';
import { localeOf } from '../../locale';
import { tournamentOf } from './tournament';

export default async function Page({ params }: PageProps<'/[locale]/tournaments/[tournament]'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const tournament = await tournamentOf(params);
  const ask = await api(locale);
  const [{ tables }, { money }, me] = await Promise.all([
    ask.evenings.one({ tournament: tournament.id }),
    ask.clubs.one({ club: tournament.club.id }),
    ask.me(),
  ]);
  return (
    <OverviewPage
      tournament={tournament}
      tables={tables}
      official={me !== null}
      currency={money.currency}
    />
  );
}
