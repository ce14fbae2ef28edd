import { useLocale } from 'next-intl';
import styles from './amount.module.css';
import { signed } from './signed';

type Props = { readonly points: number; readonly plus?: boolean };

/** Points in tabular figures; what is lost is red as well as signed. */
export function Amount({ points, plus = false }: Props) {
  const locale = useLocale();
  return <span className={`figure ${points < 0 ? styles.loss : ''}`}>{signed(points, locale, plus)}</span>;
}
