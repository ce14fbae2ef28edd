import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { translatorFor } from '@/i18n/translator';
import { gamesNamed } from '@/ui/season/game-choice';
import { NewSeasonPage } from '@/ui/season/new-season-page';
import { localeOf } from '../../../../locale';
import { clubOf, isOfficial } from '../../club';

type Props = PageProps<'/[locale]/clubs/[club]/seasons/new'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor(await localeOf(params))('seasonForm.title') };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { id, name } = await clubOf(locale, (await params).club);
  const games = gamesNamed(translatorFor(locale));
  return <NewSeasonPage club={{ id, name }} games={games} official={await isOfficial(locale)} />;
}
