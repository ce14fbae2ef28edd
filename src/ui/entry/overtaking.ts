'use client';

import { useState } from 'react';
import type { DealView, TableView } from '../remote/answers';

type Writing = { readonly isPending: boolean; readonly isSuccess: boolean };

/**
 * A dialog about a deal speaks of the version that was seen when it was opened. `overtaken` is the deal as it
 * stands since somebody else wrote it anew; nothing may be sent before that was seen (`see`).
 */
export function useOvertaking(table: TableView, deal: DealView, writing: Writing) {
  const [seen, setSeen] = useState(deal.versions);
  const now = table.deals[deal.number - 1] ?? deal;
  const mine = writing.isPending || writing.isSuccess;
  return { overtaken: now.versions === seen || mine ? null : now, see: () => setSeen(now.versions) };
}
