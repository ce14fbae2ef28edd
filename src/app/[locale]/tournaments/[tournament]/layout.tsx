import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { api } from '@/api/server';
import { TournamentFrame } from '@/ui/tournament/tournament-frame';
import { localeOf } from '../../locale';
import { tournamentOf } from './tournament';

type Props = LayoutProps<'/[locale]/tournaments/[tournament]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await tournamentOf(params);
  return { title: name };
}

/** Around every page of an evening. */
export default async function Layout({ children, params }: Props): Promise<ReactNode> {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const tournament = await tournamentOf(params);
  const ask = await api(locale);
  const [club, me] = await Promise.all([ask.clubs.one({ club: tournament.club.id }), ask.me()]);
  return (
    <TournamentFrame tournament={tournament} look={club.look} official={me !== null}>
      {children}
    </TournamentFrame>
  );
}
