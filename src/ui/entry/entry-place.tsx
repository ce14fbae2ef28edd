'use client';

import { useState } from 'react';
import type { Draft } from '@/core/games/sheet';
import type { DealView, TableView } from '../remote/answers';
import { Entry } from './entry';

type Props = {
  readonly table: TableView;
  readonly renew: () => Promise<void>;
  readonly onCorrect: (deal: DealView, draft: Draft) => void;
};

/**
 * Holds a begun deal fast while the table moves on: a form in which something stands does not change under
 * the scorer's hands. An empty one simply asks for the next deal.
 */
export function EntryPlace({ table, renew, onCorrect }: Props) {
  const [begun, setBegun] = useState(table);
  const [dirty, setDirty] = useState(false);
  const [saved, setSaved] = useState(false);
  const isNext = begun.deals.length === table.deals.length;
  const held = dirty && table.deals.length > begun.deals.length;
  if (begun !== table && (isNext || !held)) setBegun(table);
  return (
    <Entry
      key={begun.deals.length}
      table={begun}
      overtaken={held ? (table.deals[begun.deals.length] ?? null) : null}
      renew={renew}
      onDirty={setDirty}
      onDone={(why) => {
        setSaved(why === 'saved');
        setDirty(false);
      }}
      onCorrect={onCorrect}
      focused={saved}
    />
  );
}
