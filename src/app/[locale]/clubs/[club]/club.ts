import type { Locale } from 'next-intl';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OneClub } from '@/api/inputs';
import { api } from '@/api/server';
import { found } from '../../found';

/** The club of an address; asked once for a request, by the title, the colours and the page. */
export const clubOf = cache(async (locale: Locale, club: string) => {
  const asked = OneClub.safeParse({ club });
  if (!asked.success) notFound();
  const ask = await api(locale);
  return found(ask.clubs.one(asked.data));
});

/** May whoever asks write here? */
export const isOfficial = async (locale: Locale): Promise<boolean> =>
  (await api(locale).then((ask) => ask.me())) !== null;
