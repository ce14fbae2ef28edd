'use client';

import { useLocale, useTranslations } from 'next-intl';
import { signed } from '@/ui/amount/signed';
import type { TableView } from '@/ui/remote/answers';

/** Says to a screen reader what has moved. Silent until something has. */
export function Announcement({ table, moved }: { readonly table: TableView; readonly moved: boolean }) {
  const t = useTranslations('table');
  const locale = useLocale();
  const totals = table.seats
    .filter(({ present }) => present)
    .map(({ seat, name }) => `${name} ${signed(table.totals[seat] ?? 0, locale)}`)
    .join(', ');
  return (
    <p role="status" className="hidden-words">
      {moved && t('announcement', { number: table.deals.length, totals })}
    </p>
  );
}
