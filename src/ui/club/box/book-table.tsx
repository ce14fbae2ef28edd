import type { ReactNode } from 'react';
import { useTranslations } from '../../words/translations';
import styles from './box.module.css';

type Props = {
  readonly title: string;
  /** What is said where there is no line. */
  readonly empty: string | null;
  readonly children: ReactNode;
};

/** A book: day, what for, amount, and what is there afterwards. */
export function BookTable({ title, empty, children }: Props) {
  const t = useTranslations('club.box');
  return (
    <section className={styles.book} aria-label={title}>
      <h2>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('text')}</th>
            <th scope="col" className={styles.amount}>
              {t('amount')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {empty !== null && <p className="soft">{empty}</p>}
    </section>
  );
}

/** What is in the book before the first line, or after the last. */
export function Balance({ label, amount }: { readonly label: string; readonly amount: ReactNode }) {
  return (
    <tr className={styles.sum}>
      <td />
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={styles.amount}>{amount}</td>
    </tr>
  );
}
