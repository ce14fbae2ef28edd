import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { BackToList } from '@/ui/director/lists/back-to-list';
import { Control } from '@/ui/standings/control';
import { localeOf } from '../../../locale';
import { tournamentOf } from '../tournament';

export default async function Page({ params }: PageProps<'/[locale]/tournaments/[tournament]/control'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { id: tournament, date } = await tournamentOf(params);
  const ask = await api(locale);
  const control = await ask.standings.tournamentControl({ tournament });
  return (
    <>
      <Control
        control={control}
        dates={{ [tournament]: date }}
        linesAt={`/tournaments/${tournament}/standings/lines`}
      />
      <BackToList tournament={tournament} />
    </>
  );
}
