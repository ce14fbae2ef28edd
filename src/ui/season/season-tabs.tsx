'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Tabs } from '../place/tabs';
import { useTranslations } from '../words/translations';

const pages = ['evenings', 'chart', 'criteria', 'published', 'control', 'manage'] as const;

/** The pages of a season. What a figure of the table opens belongs to the table. */
export function SeasonTabs({ season }: { readonly season: string }) {
  const t = useTranslations('season');
  const segment = useSelectedLayoutSegment();
  const table = `/seasons/${season}`;
  const tabs = [
    { href: table, name: t('table') },
    ...pages.map((page) => ({ href: `${table}/${page}`, name: t(page) })),
  ];
  const current = tabs.find(({ href }) => href === `${table}/${segment}`)?.href ?? table;
  return <Tabs label={t('tabs')} tabs={tabs} current={current} />;
}
