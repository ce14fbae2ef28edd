import { useTranslations } from '../words/translations';
import type { ListView } from '../remote/answers';
import { signed } from '@/i18n/sign';
import styles from './standings-table.module.css';

type Breaks = ListView['lines'][number]['breaks'];
const mostValues = 4;

/** What decided among equals: the rules that were asked, and what each made of this line. */
export function TieWords({ breaks }: { readonly breaks: Breaks }) {
  const t = useTranslations('listing');
  const standings = useTranslations('standings');
  if (breaks.length === 0) return null;
  const nameOf = (rule: Breaks[number]['rule']): string =>
    standings(`tie-breaks.${rule}.name`).toLocaleLowerCase();
  return (
    <span>
      {t('tied')}{' '}
      {breaks.map(({ rule, value }, at) => (
        <span key={rule}>
          {at > 0 && ', '}
          {nameOf(rule)}
          {rule !== 'lot' && <span className={styles.values}> {valueWords(value, t('noValue'))}</span>}
        </span>
      ))}
    </span>
  );
}

/** Figures one after the other; of a long row only those that may have decided. */
export function valueWords(value: Breaks[number]['value'], nothing: string): string {
  const said = value.slice(0, mostValues).map((one) => (one === null ? nothing : signed(one)));
  return said.join(' / ') + (value.length > mostValues ? ' …' : '');
}
