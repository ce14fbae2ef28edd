import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { PeoplePage } from '@/ui/people/people-page';
import { localeOf } from '../../../locale';
import { tournamentOf } from '../tournament';

type Props = PageProps<'/[locale]/tournaments/[tournament]/people'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translatorFor(await localeOf(params));
  const { name } = await tournamentOf(params);
  return { title: `${t('tournament.tabs.people')}, ${name}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const tournament = await tournamentOf(params);
  const ask = await api(locale);
  const club = tournament.club.id;
  const [{ money }, me] = await Promise.all([ask.clubs.one({ club }), ask.me()]);
  const known = me === null ? [] : await ask.people.ofClub({ club });
  return (
    <PeoplePage
      tournament={tournament}
      known={known}
      official={me !== null}
      currency={money.currency}
    />
  );
}
