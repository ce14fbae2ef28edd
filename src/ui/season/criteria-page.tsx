import type { SeasonLogEntry, SeasonView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { CriteriaChange } from './criteria-change';
import { CriteriaView } from './criteria-view';
import { SeasonHistory } from './season-history';
import styles from './season.module.css';

type Props = {
  readonly season: SeasonView;
  readonly log: readonly SeasonLogEntry[];
  readonly timeZone: string;
  readonly official: boolean;
};

/** What counts in this season, how that may be changed, and how it has been. */
export function CriteriaPage({ season, log, timeZone, official }: Props) {
  const t = useTranslations('criteria');
  return (
    <>
      <section className={`sheet ${styles.block}`}>
        <CriteriaView criteria={season.criteria} />
        <CriteriaChange key={season.version} season={pickSeason(season)} official={official} />
      </section>
      <section className={styles.block}>
        <h2>{t('history')}</h2>
        <SeasonHistory log={log} season={season} timeZone={timeZone} />
      </section>
    </>
  );
}

/** What a write wants to know; the calendar need not be sent to the browser. */
export const pickSeason = ({ id, version, state, criteria, name, from, to }: SeasonView) => {
  return { id, version, state, criteria, name, from, to };
};

export type SeasonPicked = ReturnType<typeof pickSeason>;
