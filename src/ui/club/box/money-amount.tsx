import { useLocale } from 'next-intl';
import { moneyWords } from '../money';
import styles from './box.module.css';

type Props = { readonly minor: number; readonly currency: string };

/** Money in tabular figures; what is lost is red as well as signed. */
export function MoneyAmount({ minor, currency }: Props) {
  const locale = useLocale();
  return (
    <span className={`figure ${minor < 0 ? styles.loss : ''}`}>{moneyWords(minor, currency, locale)}</span>
  );
}
