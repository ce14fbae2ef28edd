import type { Locale } from 'next-intl';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OneSeason } from '@/api/season-inputs';
import { api } from '@/api/server';
import { found } from '../../found';
import { localeOf } from '../../locale';

type Place = { readonly locale: string; readonly season: string };

/** The season of an address; asked once for a request, by the layout, the title and the page. */
export async function seasonOf(params: Promise<Place>) {
  const { season } = await params;
  return asked(await localeOf(params), season);
}

const asked = cache(async (locale: Locale, season: string) => {
  const address = OneSeason.safeParse({ season });
  if (!address.success) notFound();
  const ask = await api(locale);
  return found(ask.seasons.one(address.data));
});

type ClubOfSeason = Awaited<ReturnType<typeof seasonOf>>['club'];

/** The club of a season, for its name, its colours and its hours. */
export const clubOfSeason = cache(async (locale: Locale, club: ClubOfSeason) => {
  const ask = await api(locale);
  return found(ask.clubs.one({ club }));
});

/** May whoever asks write here? */
export const isOfficial = cache(async (locale: Locale): Promise<boolean> => {
  const ask = await api(locale);
  return (await ask.me()) !== null;
});
