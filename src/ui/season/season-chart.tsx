import { line } from 'd3-shape';
import { useLocale } from 'next-intl';
import { Amount } from '../amount/amount';
import { placeLabels, pointScale, type Series } from '../chart/totals';
import { SeatMark, seatColour } from '../seat/seat-mark';
import { meanWords } from '../standings/value';
import { useTranslations } from '../words/translations';
import type { Running } from './running';
import styles from './season-chart.module.css';

type Props = {
  readonly all: readonly Running[];
  readonly highlighted: readonly Running[];
  /** The evenings, as short as they are said. */
  readonly days: readonly string[];
};

const HEIGHT = 380;
const LABEL = 30;

/**
 * Points after each evening. Drawn without a script: the lines stretch with the page, the words are text and
 * keep their size. The same figures stand in a table below.
 */
export function SeasonChart({ all, highlighted, days }: Props) {
  const t = useTranslations('seasonChart');
  const series = highlighted.map(asSeries);
  const y = pointScale(all.map(asSeries), HEIGHT);
  return (
    <figure className={`sheet ${styles.figure}`}>
      <div className={styles.plot} style={{ height: HEIGHT }} role="img" aria-label={t('summary')}>
        {y.ticks(6).map((tick) => (
          <Tick key={tick} tick={tick} top={y(tick)} />
        ))}
        <Lines all={all} series={series} y={y} />
        <EndLabels series={series} y={y} />
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{days[0]}</span>
        <span>{days.length > 1 && days.at(-1)}</span>
      </div>
    </figure>
  );
}

/** A line begins at nothing, before the first evening. A colour is a seat's, with that seat's mark. */
function asSeries({ name, values }: Running, seat: number): Series {
  return { seat, name, values: [0, ...values] };
}

type Scale = ReturnType<typeof pointScale>;

function Tick({ tick, top }: { readonly tick: number; readonly top: number }) {
  return (
    <div className={`${styles.tick} ${tick === 0 ? styles.zero : ''}`} style={{ top }}>
      <span>
        <Amount points={tick} />
      </span>
    </div>
  );
}

type LinesProps = Pick<Props, 'all'> & { readonly series: readonly Series[]; readonly y: Scale };

function Lines({ all, series, y }: LinesProps) {
  const path = pathOf(all[0]?.values.length ?? 1, y);
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.others} d={all.map(({ values }) => path([0, ...values])).join('')} />
      {series.map(({ seat, values }) => (
        <path key={seat} d={path(values)} stroke={seatColour(seat)} />
      ))}
    </svg>
  );
}

function pathOf(steps: number, y: Scale): (values: readonly number[]) => string {
  const drawn = line<number>()
    .x((_, at) => (at / steps) * 100)
    .y((value) => (y(value) / HEIGHT) * 100)
    .digits(2);
  return (values) => drawn([...values]) ?? '';
}

function EndLabels({ series, y }: { readonly series: readonly Series[]; readonly y: Scale }) {
  const locale = useLocale();
  const ends = series.map((one) => {
    const last = one.values.at(-1) ?? 0;
    return { series: one, last, y: y(last) };
  });
  return placeLabels(ends, LABEL, HEIGHT).map(({ series: { seat, name }, last, y: top }) => (
    <div key={seat} className={styles.label} style={{ top }}>
      <SeatMark seat={seat} />
      <span className={styles.who}>{name}</span>
      <span className="figure">{meanWords(last, locale)}</span>
    </div>
  ));
}
