'use client';

import type { DealView, TableView } from '../remote/answers';
import { useOpened } from '../remote/opened';
import { useTranslations } from '../words/translations';
import { DealDetails } from './deal-details';
import { NetLine } from './net-line';
import styles from './deal-row.module.css';

/** What a writer can do with a deal. */
export type DealActs = {
  readonly correct: (deal: DealView) => void;
  readonly annul: (deal: DealView) => void;
};

type Props = {
  readonly table: TableView;
  readonly deal: DealView;
  readonly acts: DealActs | null;
  readonly newest: boolean;
  /** Who dealt, as a sentence: said once for thirty deals of three people. */
  readonly dealer: string;
};

/**
 * One deal: a line with what it came to; opened, its bookings and its record. Those are drawn when first
 * opened.
 */
export function DealRow({ table, deal, acts, newest, dealer }: Props) {
  const { seen, watch } = useOpened(newest);
  return (
    <details
      className={styles.deal}
      open={newest}
      {...watch}
      data-deal={deal.number}
      data-kind={deal.kind}
    >
      <summary className={styles.line}>
        <DealLine deal={deal} dealer={dealer} />
      </summary>
      {seen && <DealDetails table={table} deal={deal} acts={acts} />}
    </details>
  );
}

function DealLine({ deal, dealer }: Pick<Props, 'deal' | 'dealer'>) {
  const t = useTranslations('deals');
  return (
    <>
      <span className={`figure ${styles.number}`}>
        <span className="hidden-words">{`${t('deal')} `}</span>
        {deal.number}
      </span>
      <span className={styles.words}>
        <span className={styles.dealer}>{dealer}</span>
        {deal.kind !== 'played' && <span className={styles.sign}>{t(`kinds.${deal.kind}`)}</span>}
        {deal.corrected && <span className={styles.sign}>{t('corrected')}</span>}
      </span>
      <NetLine seats={deal.present} net={deal.net} />
    </>
  );
}
