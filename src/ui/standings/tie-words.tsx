import { useTranslations } from '../words/translations';
import type { ListView } from '../remote/answers';
import { signed } from '@/i18n/sign';

type Breaks = ListView['lines'][number]['breaks'];
const mostValues = 4;

/** What decided among equals: the rules that were asked, and what each made of this line. */
export function TieWords({ breaks }: { readonly breaks: Breaks }) {
  const t = useTranslations('listing');
  const standings = useTranslations('standings');
  if (breaks.length === 0) return null;
  const rules = breaks
    .map(({ rule, value }) => {
      const name = standings(`tie-breaks.${rule}.name`).toLocaleLowerCase();
      return rule === 'lot' ? name : `${name} ${valueWords(value, t('noValue'))}`;
    })
    .join(', ');
  return <span>{t('tied', { rules })}</span>;
}

/** Figures one after the other; of a long row only those that may have decided. */
export function valueWords(value: Breaks[number]['value'], nothing: string): string {
  const said = value.slice(0, mostValues).map((one) => (one === null ? nothing : signed(one)));
  return said.join(' / ') + (value.length > mostValues ? ' …' : '');
}
