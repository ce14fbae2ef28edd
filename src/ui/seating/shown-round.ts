import type { Tournament } from '../tournament/answers';

type Standing = Pick<Tournament, 'rounds' | 'nextRound' | 'stage'> & {
  readonly plan: Pick<Tournament['plan'], 'rounds'>;
};

/** The rounds there are to look at; for officials the one to be seated next too, while one can be. */
export function roundsToShow(standing: Standing, official: boolean): readonly number[] {
  const { rounds, nextRound, stage, plan } = standing;
  const seated = rounds.filter(({ published }) => official || published).map(({ round }) => round);
  const waiting = stage === 'announced' || stage === 'open' || stage === 'round-closed';
  const next = official && waiting && nextRound <= plan.rounds && !seated.includes(nextRound);
  return next ? [...seated, nextRound] : seated;
}

/** The one that is shown: the one asked for if it is there, else the newest. */
export function shownRound(shown: readonly number[], asked: string | undefined): number | null {
  return shown.find((round) => String(round) === asked) ?? shown.at(-1) ?? null;
}
