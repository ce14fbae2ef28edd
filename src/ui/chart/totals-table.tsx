import { useTranslations } from 'next-intl';
import { Amount } from '@/ui/amount/amount';
import { SeatName } from '@/ui/seat/seat-name';
import type { Series } from './totals';
import styles from './totals-table.module.css';

/** The figures behind the chart, deal by deal. */
export function TotalsTable({ series }: { readonly series: readonly Series[] }) {
  const t = useTranslations('chart');
  const deals = Math.max(0, ...series.map(({ values }) => values.length - 1));
  return (
    <details className={styles.details}>
      <summary>{t('figures')}</summary>
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
            {Array.from({ length: deals }, (_, at) => (
              <TotalsRow key={at} deal={at + 1} series={series} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function TotalsRow({ deal, series }: { readonly deal: number; readonly series: readonly Series[] }) {
  return (
    <tr>
      <th scope="row" className="figure">
        {deal}
      </th>
      {series.map(({ seat, values }) => (
        <td key={seat}>
          <Amount points={values[deal] ?? 0} />
        </td>
      ))}
    </tr>
  );
}
