import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useLocale } from 'next-intl';
import type { RatingHistory } from '../remote/answers';
import { dayOfMoment } from '../standings/dates';
import { useTranslations } from '../words/translations';
import styles from './rating.module.css';

type Props = { readonly history: RatingHistory; readonly timeZone: string };

const HEIGHT = 240;

/** The rating after each table; the same figures stand in a table below. */
export function RatingChart({ history: { steps }, timeZone }: Props) {
  const t = useTranslations('rating');
  const locale = useLocale();
  const values = [steps[0]?.before ?? 0, ...steps.map(({ after }) => after)];
  const y = ratingScale(values);
  const day = (at: number | undefined): string =>
    at === undefined ? '' : dayOfMoment(at, locale, timeZone);
  return (
    <figure className={`sheet ${styles.figure}`}>
      <div className={styles.plot} style={{ height: HEIGHT }} role="img" aria-label={t('summary')}>
        {y.ticks(5).map((tick) => (
          <div key={tick} className={styles.tick} style={{ top: y(tick) }}>
            <span className="figure">{tick}</span>
          </div>
        ))}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={pathOf(values, y)} />
        </svg>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{day(steps[0]?.at)}</span>
        <span>{steps.length > 1 && day(steps.at(-1)?.at)}</span>
      </div>
    </figure>
  );
}

/** Ratings do not begin at nothing: the scale is as high as they are apart, with round ends. */
function ratingScale(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = low === high ? [low - 10, high + 10] : [low, high];
  return scaleLinear().domain(span).nice(5).range([HEIGHT, 0]);
}

function pathOf(values: readonly number[], y: ReturnType<typeof ratingScale>): string {
  const steps = Math.max(1, values.length - 1);
  const drawn = line<number>()
    .x((_, at) => (at / steps) * 100)
    .y((value) => (y(value) / HEIGHT) * 100)
    .digits(2);
  return drawn([...values]) ?? '';
}
