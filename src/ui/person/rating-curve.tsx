import type { RatingHistory } from '../remote/answers';
import styles from './person.module.css';

const width = 280;
const height = 64;
const margin = 4;

/** The way of a rating, left to right; the numbers stand below it, so it is not read aloud. */
export function RatingCurve({ history: { steps } }: { readonly history: RatingHistory }) {
  const [first] = steps;
  if (!first || steps.length < 2) return null;
  const values = [first.before, ...steps.map(({ after }) => after)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number): number => margin + (at * (width - 2 * margin)) / (values.length - 1);
  const y = (value: number): number =>
    height - margin - ((value - low) * (height - 2 * margin)) / Math.max(1, high - low);
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
