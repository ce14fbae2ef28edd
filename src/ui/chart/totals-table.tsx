'use client';

import { Amount } from '../amount/amount';
import { useOpened } from '../remote/opened';
import { SeatName } from '../seat/seat-name';
import { useTranslations } from '../words/translations';
import type { Series } from './totals';
import styles from './totals-table.module.css';

type Props = { readonly series: readonly Series[]; readonly deals: number };

/** The figures behind the chart, deal by deal; drawn when first opened. */
export function TotalsTable(props: Props) {
  const t = useTranslations('chart');
  const { seen, watch } = useOpened();
  return (
    <details className={styles.details} {...watch}>
      <summary>{t('figures')}</summary>
      {seen && <Figures {...props} />}
    </details>
  );
}

function Figures({ series, deals }: Props) {
  const t = useTranslations('chart');
  const steps = Math.max(0, ...series.map(({ values }) => values.length - 1));
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('figures')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dealColumn')}</th>
            {series.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <SeatName seat={seat} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: steps }, (_, at) => (
            <TotalsRow
              key={at}
              step={at + 1}
              name={at < deals ? String(at + 1) : t('closing')}
              series={series}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { readonly step: number; readonly name: string; readonly series: readonly Series[] };

function TotalsRow({ step, name, series }: RowProps) {
  return (
    <tr>
      <th scope="row" className="figure">
        {name}
      </th>
      {series.map(({ seat, values }) => (
        <td key={seat}>
          <Amount points={values[step] ?? 0} />
        </td>
      ))}
    </tr>
  );
}
