import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { CupLedger } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { stepName } from './cup-step';
import styles from './cup-history.module.css';

const HEIGHT = 160;

/** What was in a cup after each deal: it stays as it is until something moves it. */
export function CupChart({ ledger: { entries } }: { readonly ledger: CupLedger }) {
  const t = useTranslations('cupHistory');
  const values = [entries[0]?.before ?? 0, ...entries.map(({ after }) => after)];
  const y = scaleLinear().domain([0, Math.max(20, ...values)]).nice(4).range([HEIGHT, 0]);
  const last = entries.at(-1);
  return (
    <figure>
      <div className={styles.plot} style={{ height: HEIGHT }} role="img" aria-label={t('summary')}>
        {y.ticks(4).map((tick) => (
          <div key={tick} className={styles.tick} style={{ top: y(tick) }}>
            <span className="figure">{tick}</span>
          </div>
        ))}
        <Steps values={values} y={y} />
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{t('start')}</span>
        <span>{last && t(...stepName(last))}</span>
      </div>
    </figure>
  );
}

type StepsProps = { readonly values: readonly number[]; readonly y: (value: number) => number };

function Steps({ values, y }: StepsProps) {
  const steps = Math.max(1, values.length - 1);
  const x = (_: number, at: number): number => (at / steps) * 100;
  const height = (value: number): number => (y(value) / HEIGHT) * 100;
  const filled = area<number>().x(x).y0(100).y1(height).curve(curveStepAfter).digits(2);
  const edge = line<number>().x(x).y(height).curve(curveStepAfter).digits(2);
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.filled} d={filled([...values]) ?? ''} />
      <path className={styles.edge} d={edge([...values]) ?? ''} />
    </svg>
  );
}
