import type { Evening } from '../remote/answers';
import { useTranslations } from '../words/translations';
import type { Tournament } from './answers';
import type { Desk } from './desk';
import { nextStepOf } from './next-step';
import styles from './next-step-card.module.css';
import { StepAct, RoundAct, WholeAct } from './step-act';

type Props = {
  readonly tournament: Tournament;
  readonly tables: Evening['tables'];
  readonly desk: Desk;
};

/** What is to be done now, and the one button for it. */
export function NextStep({ tournament, tables, desk }: Props) {
  const t = useTranslations('tournament.now');
  const { rounds, nextRound, present, expected, plan, stage } = tournament;
  const open = tables.filter(({ state }) => state === 'running').length;
  const step = nextStepOf(tournament, open);
  const round = step === 'seat' ? nextRound : Math.max(1, rounds.length);
  const closed = rounds.at(-1)?.closed ?? null;
  const stillOpen = closed ? open : 0;
  return (
    <section className={`sheet ${styles.card}`} aria-labelledby="now">
      <div className={styles.words}>
        <h2 id="now">{t(`${step}.title`, { round, open })}</h2>
        <p>{t(`${step}.what`, { round, rounds: plan.rounds, present, expected, open })}</p>
        {stillOpen > 0 && <p className={styles.warning}>{t('provisional', { open: stillOpen })}</p>}
      </div>
      <div className={`${styles.acts} no-print`}>
        <StepAct desk={desk} step={step} round={round} />
        {stage === 'running' && step !== 'close-round' && (
          <RoundAct desk={desk} act="close-round" round={round} variant="default" />
        )}
        {stage === 'round-closed' && step !== 'finish' && (
          <WholeAct desk={desk} act="finish" variant="default" />
        )}
      </div>
    </section>
  );
}
