import type { Seat } from '@/kernel/seat';
import type { TableView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import styles from './change-row.module.css';
import { MovementList } from './movement-list';
import { NetLine } from './net-line';

type Props = { readonly closing: NonNullable<TableView['closing']>; readonly seats: readonly Seat[] };

/** The end of the sitting: the cups are divided. */
export function ClosingRow({ closing, seats }: Props) {
  const t = useTranslations('deals');
  return (
    <div className={styles.row} data-closing="">
      <p className={styles.title}>
        <span>{t('closing')}</span>
        <NetLine seats={seats} net={closing.net} />
      </p>
      <MovementList bookings={closing.bookings} />
    </div>
  );
}
