import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OneTournament } from '@/api/tournament-inputs';
import { api } from '@/api/server';
import { found } from '../../found';
import { localeOf } from '../../locale';

type Place = { readonly locale: string; readonly tournament: string };

/** The evening of an address; asked once for a request, by the layout, the title and the page. */
export async function tournamentOf(params: Promise<Place>) {
  const { tournament } = await params;
  return asked(await localeOf(params), tournament);
}

const asked = cache(async (locale: Awaited<ReturnType<typeof localeOf>>, tournament: string) => {
  const address = OneTournament.safeParse({ tournament });
  if (!address.success) notFound();
  const ask = await api(locale);
  return found(ask.tournaments.one(address.data));
});
