import type { Tournament } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { nextStepOf } from '../tournament/next-step';
import { ReopenAct, ReopenRoundAct } from '../tournament/reason-acts';
import { StepAct, WholeAct } from '../tournament/step-act';
import type { Director } from './answers';
import { ClosingAct } from './closing-act';
import styles from './round-panel.module.css';

type Props = {
  readonly tournament: Tournament;
  readonly director: Director;
  readonly desk: Desk;
};

/** The next step first, then what else is done with a round. */
export function RoundActs({ tournament, director, desk }: Props) {
  const { stage, nextRound, rounds } = tournament;
  // Here one is at the tables already: while they play, the step is to close the round.
  const step = nextStepOf(tournament, 0);
  const round = Math.max(1, rounds.length);
  return (
    <div className={`${styles.acts} no-print`}>
      {step === 'close-round' ? (
        <ClosingAct desk={desk} round={round} open={openIn(director)} />
      ) : (
        <StepAct desk={desk} step={step} round={step === 'seat' ? nextRound : round} />
      )}
      {stage === 'round-closed' && <ReopenRoundAct desk={desk} round={round} />}
      {(stage === 'running' || stage === 'round-closed') && step !== 'finish' && (
        <WholeAct desk={desk} act="finish" variant="default" />
      )}
      {stage === 'finished' && <ReopenAct desk={desk} variant="default" />}
    </div>
  );
}

/** Tables of the round that is played and that are not closed. */
const openIn = ({ tables, round }: Director): readonly number[] =>
  tables.filter((one) => one.round === round && one.state !== 'closed').map(({ table }) => table);
