import { useLocale } from 'next-intl';
import type { Round } from '../tournament/answers';
import { clockWords } from '../tournament/clock-words';
import type { Desk } from '../tournament/desk';
import { RoundAct } from '../tournament/step-act';
import { useTranslations } from '../words/translations';
import styles from './seating-page.module.css';

type Props = { readonly round: Round; readonly desk: Desk; readonly timeZone: string };

/** Which edition this is, which one hangs on the wall, and what comes next. */
export function RoundHead({ round, desk, timeZone }: Props) {
  const { published, started } = round;
  const up = published !== null && !published.outdated;
  return (
    <div className={styles.roundHead}>
      <Stamps round={round} timeZone={timeZone} />
      {desk.official && started === null && (
        <div className={`${styles.acts} no-print`}>
          {up || <RoundAct desk={desk} act="publish" round={round.round} />}
          <RoundAct desk={desk} act="start" round={round.round} variant={up ? undefined : 'default'} />
        </div>
      )}
    </div>
  );
}

function Stamps({ round, timeZone }: Pick<Props, 'round' | 'timeZone'>) {
  const t = useTranslations('placing.stamps');
  const locale = useLocale();
  const time = (at: number) => clockWords(at, locale, timeZone);
  const { stamp, at, published, lateProhibitions } = round;
  return (
    <div className={styles.stamps}>
      <p>{t('edition', { stamp, time: time(at) })}</p>
      {published && !published.outdated && (
        <p className="soft">{t('published', { stamp: published.stamp, time: time(published.at) })}</p>
      )}
      {published?.outdated && (
        <p className={styles.outdated}>
          {t('outdated', { stamp: published.stamp, time: time(published.at) })}
        </p>
      )}
      {!published && <p className="soft">{t('unpublished')}</p>}
      {lateProhibitions > 0 && <p className="soft">{t('late', { count: lateProhibitions })}</p>}
    </div>
  );
}
