import { accept } from '@/kernel/outcome';
import { readSeasonEvent } from '@/league/history';
import * as decisions from '@/league/seasons/decisions';
import type { SeasonRefusal } from '@/league/seasons/decisions';
import { evolveSeason, type Season } from '@/league/seasons/season';
import type { Action } from '@/league/permissions';
import { seasonLines } from '@/views/standings/query';
import { clubStream } from './clubs';
import type { Command } from './command';
import type { Stream } from './stream';
import { notFound } from './unknown';

export const seasonStream: Stream<Season> = {
  kind: 'season',
  evolve: (season, stored) => evolveSeason(season, readSeasonEvent(stored)),
};

type SeasonCommand<Input> = Command<Season, Input, SeasonRefusal>;

export const openSeason: Command<Season | null, decisions.SeasonOpening, SeasonRefusal> = {
  action: 'open-season',
  stream: seasonStream,
  begins: true,
  decide: decisions.openSeason,
  async before({ states }, { club }) {
    return (await states.load(clubStream, club)) ? null : notFound('club', club);
  },
};

export const callSeason = aboutSeason('call-season', decisions.callSeason);
export const changeCriteria = aboutSeason('change-criteria', decisions.changeCriteria);
export const startSeason: SeasonCommand<object> = aboutSeason('start-season', decisions.startSeason);
export const reopenSeason = aboutSeason('reopen-season', decisions.reopenSeason);
export const closeSeason = publishing('close-season', decisions.closeSeason);
export const publishSeason = publishing('publish-season', decisions.publishSeason);

type Decide<Input> = (season: Season, input: Input) => ReturnType<typeof decisions.startSeason>;

/** A command about a season that exists and must be as the writer saw it. */
function aboutSeason<Input>(action: Action, decide: Decide<Input>): SeasonCommand<Input> {
  return {
    action,
    stream: seasonStream,
    begins: false,
    decide,
    conflict: () => ({ code: 'version-conflict' }),
  };
}

/** The lines are the server's own, of the moment of publishing; who asks says only who may read them. */
function publishing(
  action: Action,
  decide: Decide<decisions.Publication>,
): SeasonCommand<decisions.Publication> {
  return {
    ...aboutSeason(action, decide),
    complete: async ({ views }, wish, { id }) => accept({ ...wish, lines: seasonLines(views.rows, id) }),
  };
}
