import type { ListView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { type Marked, marked, markKey } from './mark';
import styles from './standings-table.module.css';

/** What the signs mean, those that stand in this table only. */
export function SignLegend({ list }: { readonly list: ListView }) {
  const t = useTranslations('listing');
  const signs = signsIn(list);
  const drops = list.lines.some(({ cells }) => cells.some(({ counted }) => !counted));
  if (signs.length === 0 && !drops) return null;
  return (
    <dl className={styles.legend}>
      {drops && (
        <div>
          <dt>
            <s>12</s>
          </dt>
          <dd>{t('legendDropped')}</dd>
        </div>
      )}
      {signs.map((state) => (
        <div key={state}>
          <dt>{t(`marks.${markKey(state)}`)}</dt>
          <dd>{t(`states.${markKey(state)}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function signsIn({ lines }: ListView): readonly Marked[] {
  const states = new Set(lines.flatMap(({ cells }) => cells.map(({ state }) => state)));
  return marked.filter((state) => states.has(state));
}
