'use client';

import { NativeSelect } from '@mantine/core';
import type { RefObject } from 'react';
import type { Table } from '@/core/games/table';
import type { Seat } from '@/kernel/seat';
import type { TableView } from '../remote/answers';
import { SeatName } from '../seat/seat-name';
import { useNames } from '../words/say';
import { useTranslations } from '../words/translations';
import styles from './entry-head.module.css';

type Props = {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly view: TableView;
  readonly table: Table;
  readonly dealer: Seat;
  readonly setDealer: (seat: Seat) => void;
};

/**
 * Which deal it is, who deals, who sits out. The first dealer of a sitting is drawn by lot, so he is asked
 * for.
 */
export function EntryHead({ heading, view, table, dealer, setDealer }: Props) {
  const t = useTranslations('entry');
  const names = useNames();
  const out = table.present.filter((seat) => !table.active.includes(seat));
  return (
    <header className={styles.head}>
      <h2 id="entry" ref={heading} tabIndex={-1} data-heading="entry">
        {t('title', { number: view.deals.length + 1 })}
      </h2>
      {view.deals.length === 0 || view.nextDealer === null ? (
        <NativeSelect
          label={t('firstDealer')}
          size="md"
          value={dealer}
          data={table.present.map((seat) => ({ value: String(seat), label: names[seat] ?? '' }))}
          onChange={(event) => setDealer(Number(event.currentTarget.value))}
        />
      ) : (
        <p>
          {t('dealer')} <SeatName seat={dealer} name={names[dealer] ?? ''} />
        </p>
      )}
      {out.map((seat) => (
        <p key={seat}>
          {t('sitsOut')} <SeatName seat={seat} name={names[seat] ?? ''} />
        </p>
      ))}
    </header>
  );
}
