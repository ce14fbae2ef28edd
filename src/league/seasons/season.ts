import type { ClubId } from '@/kernel/ids';
import type { Past } from '../past';
import type { Criteria } from './criteria';
import type { SeasonEvent, SeasonOpened } from './events';

/** `planned` until it is started: the criteria can be changed freely. */
export type SeasonState = 'planned' | 'running' | 'closed';

/** A league table over many evenings; `from` and `to` are the club's local days, both within it. */
export type Season = {
  readonly version: number;
  readonly club: ClubId;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly game: string | null;
  readonly criteria: Criteria;
  readonly seed: number;
  readonly state: SeasonState;
};

/** The season after one more event. @throws Error for an event that cannot follow: the stream is damaged. */
export function evolveSeason(season: Season | null, { event, version }: Past<SeasonEvent>): Season {
  if (event.type === 'SeasonOpened') return opened(event.data, version);
  if (!season) throw new Error(`${event.type} in a season that was never opened`);
  return { ...season, ...changed(event), version };
}

const opened = (data: SeasonOpened['data'], version: number): Season => ({
  version,
  club: data.club,
  name: data.name,
  from: data.from,
  to: data.to,
  game: data.game,
  criteria: data.criteria,
  seed: data.seed,
  state: 'planned',
});

function changed(event: Exclude<SeasonEvent, SeasonOpened>): Partial<Season> {
  switch (event.type) {
    case 'SeasonCriteriaChanged':
      return { criteria: event.data.criteria };
    case 'SeasonCalled': {
      const { name, from, to } = event.data;
      return { name, from, to };
    }
    case 'SeasonStarted':
    case 'SeasonReopened':
      return { state: 'running' };
    case 'SeasonClosed':
      return { state: 'closed' };
    case 'ListPublished':
      return {};
  }
}

/**
 * Does an evening of this date (the club's local day) belong to these days, whatever the clock says later?
 */
export const covers = ({ from, to }: Pick<Season, 'from' | 'to'>, date: string): boolean =>
  from <= date && date <= to;
