import { signed } from '@/i18n/sign';
import styles from './amount.module.css';

type Props = { readonly points: number; readonly plus?: boolean };

/** Points in tabular figures; what is lost is red as well as signed. */
export function Amount({ points, plus = false }: Props) {
  return <span className={`figure ${points < 0 ? styles.loss : ''}`}>{signed(points, plus)}</span>;
}
