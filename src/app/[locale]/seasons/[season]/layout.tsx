import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SeasonFrame } from '@/ui/season/season-frame';
import { localeOf } from '../../locale';
import { clubOfSeason, seasonOf } from './season';

type Props = LayoutProps<'/[locale]/seasons/[season]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await seasonOf(params);
  return { title: name };
}

/** Around every page of a season. */
export default async function Layout({ children, params }: Props): Promise<ReactNode> {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const season = await seasonOf(params);
  const club = await clubOfSeason(locale, season.club);
  return (
    <SeasonFrame season={season} club={club}>
      {children}
    </SeasonFrame>
  );
}
