import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { LogInNotice } from '@/ui/place/log-in-notice';
import { NewEveningPage } from '@/ui/tournament/new-evening-page';
import { localeOf } from '../../../../locale';
import { clubOf, isOfficial } from '../../club';

type Props = PageProps<'/[locale]/clubs/[club]/evenings/new'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor(await localeOf(params))('newEvening.title') };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  const ask = await api(locale);
  if (!(await isOfficial(locale))) {
    return <LogInNotice what={translatorFor(locale)('newEvening.officials')} />;
  }
  const [people, seasons] = await Promise.all([
    ask.people.ofClub({ club: club.id }),
    ask.seasons.list({ club: club.id }),
  ]);
  return (
    <NewEveningPage
      club={club}
      members={people.filter(({ kind }) => kind === 'member')}
      seasons={seasons.filter(({ state }) => state !== 'closed')}
      now={Date.now()}
    />
  );
}
