import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { RatingOf } from '@/api/season-inputs';
import { api } from '@/api/server';
import { RatingHistoryPage } from '@/ui/rating/rating-history-page';
import { gameChosen } from '@/ui/season/game-choice';
import { found } from '../../../../found';
import { localeOf } from '../../../../locale';
import { clubOf } from '../../club';

type Props = PageProps<'/[locale]/clubs/[club]/rating/[person]'>;

type Locale = Awaited<ReturnType<typeof localeOf>>;

/** Asked once for a request, by the title and by the page. */
const historyOf = cache(async (locale: Locale, person: string, game: string) => {
  const asked = RatingOf.safeParse({ person, game });
  if (!asked.success) notFound();
  const ask = await api(locale);
  return found(ask.ratings.one(asked.data));
});

async function asked({ params, searchParams }: Props) {
  const game = gameChosen((await searchParams).game);
  return historyOf(await localeOf(params), (await params).person, game);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await asked(props)).name };
}

export default async function Page(props: Props) {
  const locale = await localeOf(props.params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await props.params).club);
  return <RatingHistoryPage club={club} history={await asked(props)} />;
}
