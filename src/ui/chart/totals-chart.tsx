import { line } from 'd3-shape';
import { Amount } from '../amount/amount';
import { SeatMark, seatColour } from '../seat/seat-mark';
import { useTranslations } from '../words/translations';
import { placeLabels, pointScale, type Series } from './totals';
import { TotalsTable } from './totals-table';
import styles from './totals-chart.module.css';

const HEIGHT = 260;
const LABEL = 26;

type Props = {
  readonly series: readonly Series[];
  /** How many deals there are; a value after the last one's is the closing's. */
  readonly deals: number;
};

/**
 * Totals over the deals. Drawn without a script: the lines stretch with the page, the words are text beside
 * them and keep their size. The same figures stand in a table below.
 */
export function TotalsChart({ series, deals }: Props) {
  const t = useTranslations('chart');
  const y = pointScale(series, HEIGHT);
  const steps = Math.max(1, ...series.map(({ values }) => values.length - 1));
  return (
    <figure className={styles.figure}>
      <div className={styles.plot} style={{ height: HEIGHT }} role="img" aria-label={t('summary')}>
        <Ticks ticks={y.ticks(5)} y={y} />
        <Lines series={series} steps={steps} y={y} />
        <EndLabels series={series} y={y} />
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{t('start')}</span>
        <span>{steps > deals ? t('closing') : t('deal', { number: deals })}</span>
      </div>
      <TotalsTable series={series} deals={deals} />
    </figure>
  );
}

type Scale = ReturnType<typeof pointScale>;

function Ticks({ ticks, y }: { readonly ticks: readonly number[]; readonly y: Scale }) {
  return ticks.map((tick) => (
    <div key={tick} className={`${styles.tick} ${tick === 0 ? styles.zero : ''}`} style={{ top: y(tick) }}>
      <span>
        <Amount points={tick} />
      </span>
    </div>
  ));
}

type LinesProps = { readonly series: readonly Series[]; readonly steps: number; readonly y: Scale };

function Lines({ series, steps, y }: LinesProps) {
  const path = line<number>()
    .x((_, at) => (at / steps) * 100)
    .y((value) => (y(value) / HEIGHT) * 100)
    .digits(2);
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
      {series.map(({ seat, values }) => (
        <path key={seat} d={path([...values]) ?? ''} stroke={seatColour(seat)} />
      ))}
    </svg>
  );
}

function EndLabels({ series, y }: { readonly series: readonly Series[]; readonly y: Scale }) {
  const ends = series.map((one) => {
    const last = one.values.at(-1) ?? 0;
    return { series: one, last, y: y(last) };
  });
  return placeLabels(ends, LABEL, HEIGHT).map(({ series: { seat, name }, last, y: top }) => (
    <div key={seat} className={styles.label} style={{ top }}>
      <SeatMark seat={seat} />
      <span className={styles.who}>{name}</span>
      <Amount points={last} plus />
    </div>
  ));
}
