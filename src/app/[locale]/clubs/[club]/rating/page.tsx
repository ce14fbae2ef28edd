import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { RatingPage } from '@/ui/rating/rating-page';
import { gameChosen, gamesNamed } from '@/ui/season/game-choice';
import { localeOf } from '../../../locale';
import { clubOf } from '../club';

type Props = PageProps<'/[locale]/clubs/[club]/rating'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor(await localeOf(params))('rating.title') };
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  const game = gameChosen((await searchParams).game);
  const ask = await api(locale);
  const lines = await ask.ratings.list({ game });
  return <RatingPage club={club} game={game} games={gamesNamed(translatorFor(locale))} lines={lines} />;
}
