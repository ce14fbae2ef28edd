'use client';

import { signed } from '@/i18n/sign';
import type { TableView } from '../remote/answers';
import { useTranslations } from '../words/translations';

/** Says to a screen reader what has moved. Silent until something has. */
export function Announcement({ table, moved }: { readonly table: TableView; readonly moved: boolean }) {
  const t = useTranslations('table');
  const totals = table.seats
    .filter(({ present }) => present)
    .map(({ seat, name }) => `${name} ${signed(table.totals[seat] ?? 0)}`)
    .join(', ');
  return (
    <p role="status" className="hidden-words">
      {moved && t('announcement', { number: table.deals.length, totals })}
    </p>
  );
}
