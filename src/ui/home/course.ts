import { localDate } from '@/league/local-date';
import type { EveningListed } from '../remote/answers';

type Stage = EveningListed['stage'];
type Standing = Pick<EveningListed, 'stage' | 'state'>;

/**
 * Where an evening is. One whose tables were opened by hand never had a round seated: its tables say whether
 * it is played or over.
 */
export function stageShown({ stage, state }: Standing): Stage {
  if (stage !== 'announced' && stage !== 'open') return stage;
  if (state === 'running') return 'running';
  return state === 'closed' ? 'finished' : stage;
}

export type Course<Listed> = {
  /** Going on now, then what comes, the soonest first. */
  readonly on: readonly Listed[];
  /** Played, the latest first. */
  readonly over: readonly Listed[];
};

type Known = Standing & Pick<EveningListed, 'date' | 'archived'>;

const goingOn: readonly Stage[] = ['open', 'seated', 'running', 'round-closed'];

/**
 * Sorts evenings (the newest first) into what is on and what is over. Nothing is shown of what is archived;
 * what was cancelled is shown until its day is past at `now` (milliseconds since 1970).
 */
export function courseOf<Listed extends Known>(evenings: readonly Listed[], now: number): Course<Listed> {
  const today = localDate(now, 'UTC');
  const shown = evenings.filter(({ archived }) => !archived);
  const are = (stages: readonly Stage[]) => shown.filter((one) => stages.includes(stageShown(one)));
  const cancelled = are(['cancelled']).filter(({ date }) => date >= today);
  const coming = [...are(['announced']), ...cancelled].sort((one, other) => (one.date < other.date ? -1 : 1));
  return { on: [...are(goingOn), ...coming], over: are(['finished']) };
}
