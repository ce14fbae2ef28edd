import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { LogInNotice } from '@/ui/place/log-in-notice';
import { deskOf } from '@/ui/tournament/desk';
import { SettingsPage } from '@/ui/tournament/settings-page';
import { localeOf } from '../../../locale';
import { tournamentOf } from '../tournament';

type Props = PageProps<'/[locale]/tournaments/[tournament]/settings'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translatorFor(await localeOf(params));
  const { name } = await tournamentOf(params);
  return { title: `${t('tournament.tabs.settings')}, ${name}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const tournament = await tournamentOf(params);
  const ask = await api(locale);
  const me = await ask.me();
  if (me === null) return <LogInNotice what={translatorFor(locale)('planning.officials')} />;
  const club = tournament.club.id;
  const asked = [ask.clubs.one({ club }), ask.seasons.list({ club })] as const;
  const [{ money, timeZone }, seasons] = await Promise.all(asked);
  const { plan, season, version } = tournament;
  return (
    <SettingsPage
      key={version}
      tournament={{ plan, season }}
      seasons={seasons}
      desk={deskOf(tournament, true)}
      currency={money.currency}
      timeZone={timeZone}
    />
  );
}
