import type { Tournament } from './answers';

/** What is to be done next about an evening: the one primary action of its page. */
export const steps = [
  'restore',
  'reopen',
  'open',
  'check-in',
  'seat',
  'publish',
  'start',
  'tables',
  'close-round',
  'finish',
  'standings',
] as const;
export type Step = (typeof steps)[number];

/** As far as the step depends on it; `present`, `nextRound` count from the people and the rounds. */
export type Standing = Pick<Tournament, 'archived' | 'stage' | 'present' | 'nextRound'> & {
  readonly rounds: readonly Pick<Tournament['rounds'][number], 'published'>[];
  readonly plan: Pick<Tournament['plan'], 'rounds'>;
};

/** `open` is the number of tables that are not closed. */
export function nextStepOf(standing: Standing, open: number): Step {
  const { archived, stage, present, plan, nextRound, rounds } = standing;
  if (archived) return 'restore';
  switch (stage) {
    case 'announced':
      return 'open';
    case 'cancelled':
      return 'reopen';
    case 'open':
      return present === 0 ? 'check-in' : 'seat';
    case 'seated':
      return isUp(rounds.at(-1)?.published) ? 'start' : 'publish';
    case 'running':
      return open > 0 ? 'tables' : 'close-round';
    case 'round-closed':
      return nextRound > plan.rounds ? 'finish' : 'seat';
    case 'finished':
      return 'standings';
  }
}

const isUp = (published: Tournament['rounds'][number]['published'] | undefined): boolean =>
  published ? !published.outdated : false;
