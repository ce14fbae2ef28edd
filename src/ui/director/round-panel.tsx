import type { Tournament } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import type { Director } from './answers';
import { RoundActs } from './round-acts';
import { RoundClock } from './round-clock';
import styles from './round-panel.module.css';

type Props = {
  readonly tournament: Tournament;
  readonly director: Director;
  readonly desk: Desk;
  readonly timeZone: string;
};

/** Where the round is, in figures; what comes next, and what stands in its way. */
export function RoundPanel({ tournament, director, desk, timeZone }: Props) {
  const t = useTranslations('director');
  const { stage, round, now, clock } = director;
  return (
    <section className={`sheet ${styles.panel}`} aria-labelledby="round">
      <div className={styles.words}>
        <h3 id="round">{t(`stages.${stage}`, { round: round ?? 1 })}</h3>
        {round !== null && (
          <p className="soft">{t('round', { round, rounds: Math.max(round, tournament.plan.rounds) })}</p>
        )}
        {clock && stage === 'running' && <RoundClock clock={clock} now={now} timeZone={timeZone} />}
      </div>
      <Counts director={director} />
      <Provisional director={director} />
      <RoundActs tournament={tournament} director={director} desk={desk} />
    </section>
  );
}

function Counts({ director: { tables, round, present, expected, stage } }: Pick<Props, 'director'>) {
  const t = useTranslations('director');
  const own = tables.filter((table) => table.round === round);
  const running = tables.filter(({ state }) => state === 'running').length;
  const inState = (state: 'not-opened' | 'closed') => own.filter((table) => table.state === state).length;
  const preparing = stage === 'announced' || stage === 'open';
  return (
    <div role="status">
      <ul className={styles.counts}>
        <li className={styles.main}>{t('running', { count: running })}</li>
        {inState('not-opened') > 0 && <li>{t('notOpened', { count: inState('not-opened') })}</li>}
        {inState('closed') > 0 && <li>{t('closed', { count: inState('closed') })}</li>}
        <li>{t('present', { count: present })}</li>
        {preparing && <li>{t('expected', { count: expected })}</li>}
      </ul>
    </div>
  );
}

function Provisional({ director: { provisional } }: Pick<Props, 'director'>) {
  const t = useTranslations('director');
  if (provisional.length === 0) return null;
  const tables = provisional.map((one) => t('place', one)).join('; ');
  return <p className={styles.warning}>{t('provisional', { tables })}</p>;
}
