import { useLocale } from 'next-intl';
import type { ListView } from '../remote/answers';
import { dayShort } from '../standings/dates';
import { useTranslations } from '../words/translations';
import { ChartFigures } from './chart-figures';
import { highlightedIn, type Running, runningOf } from './running';
import { SeasonChart } from './season-chart';
import styles from './season-chart.module.css';

type Props = {
  readonly season: string;
  readonly list: ListView;
  /** Who was asked to be drawn in colour. */
  readonly who: readonly string[];
};

/** The table over the evenings: a few lines in colour, all others grey behind them, and every figure. */
export function ChartPage({ list, who }: Props) {
  const t = useTranslations('seasonChart');
  const locale = useLocale();
  const all = runningOf(list);
  if (all.length === 0 || list.parts.length === 0) return <p className="sheet">{t('empty')}</p>;
  const highlighted = highlightedIn(all, who);
  const days = list.parts.map(({ date }) => dayShort(date, locale));
  return (
    <div className={styles.page}>
      <p className={styles.words}>{t('what')}</p>
      <SeasonChart all={all} highlighted={highlighted} days={days} />
      <Highlighting all={all} highlighted={highlighted} />
      <ChartFigures all={all} days={days} highlighted={highlighted} />
    </div>
  );
}

type Shown = { readonly all: readonly Running[]; readonly highlighted: readonly Running[] };

/** Who is drawn in colour: a form that works without a script. */
function Highlighting({ all, highlighted }: Shown) {
  const t = useTranslations('seasonChart');
  const season = useTranslations('season.at');
  const keys = highlighted.map(({ key }) => key);
  return (
    <form method="get" className={`${styles.choose} no-print`} key={keys.join(' ')}>
      <fieldset>
        <legend>
          {t('highlight')} <span className="soft">{t('most')}</span>
        </legend>
        <div className={styles.names}>
          {all.map(({ key, name }) => (
            <label key={key}>
              <input type="checkbox" name="who" value={key} defaultChecked={keys.includes(key)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit">{season('show')}</button>
    </form>
  );
}
