'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Tabs } from '../place/tabs';
import { useTranslations } from '../words/translations';

type Props = {
  readonly tournament: string;
  /** Those who run the evening see the pages for it too. */
  readonly official: boolean;
};

const pages = ['people', 'seating', 'director', 'standings', 'settings'] as const;
const forOfficials: readonly string[] = ['director', 'settings'];

/** The pages of an evening. */
export function TournamentTabs({ tournament, official }: Props) {
  const t = useTranslations('tournament.tabs');
  const segment = useSelectedLayoutSegment();
  const overview = `/tournaments/${tournament}`;
  const shown = pages.filter((page) => official || !forOfficials.includes(page));
  const tabs = [
    { href: overview, name: t('overview') },
    ...shown.map((page) => ({ href: `${overview}/${page}`, name: t(page) })),
  ];
  return <Tabs label={t('label')} tabs={tabs} current={segment ? `${overview}/${segment}` : overview} />;
}
