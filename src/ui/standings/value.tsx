import { useLocale } from 'next-intl';
import { Amount } from '../amount/amount';
import amount from '../amount/amount.module.css';
import type { Figures } from './packed-list';

const MINUS = '−';
const made = new Map<string, Intl.NumberFormat>();

type Props = Pick<Figures, 'points' | 'of'> & { readonly plus?: boolean };

/** What a line comes to: whole points, or a mean with one place behind the comma. */
export function Value({ points, of, plus = false }: Props) {
  const locale = useLocale();
  if (of === 1) return <Amount points={points} plus={plus} />;
  return <span className={`figure ${points < 0 ? amount.loss : ''}`}>{meanWords(points / of, locale)}</span>;
}

/** A mean with a true minus: −12,5. */
export function meanWords(mean: number, locale: string): string {
  const known = made.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  made.set(locale, known);
  const size = known.format(Math.abs(mean));
  return mean < 0 && Number(Math.abs(mean).toFixed(1)) !== 0 ? `${MINUS}${size}` : size;
}
