import { useLocale } from 'next-intl';
import { SeatMark } from '../seat/seat-mark';
import { meanWords } from '../standings/value';
import { useTranslations } from '../words/translations';
import type { Running } from './running';
import styles from './season-chart.module.css';

type Props = {
  readonly all: readonly Running[];
  readonly highlighted: readonly Running[];
  readonly days: readonly string[];
};

/** The figures behind the chart, everybody's, evening by evening. */
export function ChartFigures({ all, highlighted, days }: Props) {
  const t = useTranslations('seasonChart');
  const listing = useTranslations('listing');
  const keys = highlighted.map(({ key }) => key);
  return (
    <details className={styles.details}>
      <summary>{t('figures')}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('figures')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{listing('name')}</th>
              {days.map((day, at) => (
                <th key={at} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((one) => (
              <FigureRow key={one.key} running={one} seat={keys.indexOf(one.key)} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type RowProps = { readonly running: Running; readonly seat: number };

function FigureRow({ running: { name, values }, seat }: RowProps) {
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        {seat >= 0 && <SeatMark seat={seat} />} {name}
      </th>
      {values.map((value, at) => (
        <td key={at} className="figure">
          {meanWords(value, locale)}
        </td>
      ))}
    </tr>
  );
}
