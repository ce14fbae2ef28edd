import * as z from 'zod/mini';
import { gameOf } from '@/core/games';
import type { ClubId } from '@/kernel/ids';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import type { Circumstances } from '../decision';
import { happened } from '../fact';
import type { Audience, PublishedLine } from '../published';
import { sameData } from '../same';
import type { TextRef } from '../text';
import type { Criteria } from './criteria';
import {
  ListPublished,
  SeasonCalled,
  SeasonClosed,
  SeasonCriteriaChanged,
  type SeasonEvent,
  SeasonOpened,
  SeasonReopened,
  SeasonStarted,
} from './events';
import type { Season } from './season';

export type SeasonRefusal =
  | { readonly code: 'season-opened-already' }
  | { readonly code: 'season-name-missing' }
  | { readonly code: 'season-days'; readonly params: { readonly from: string; readonly to: string } }
  | { readonly code: 'unknown-game'; readonly params: { readonly game: string } }
  | { readonly code: 'season-started-already' }
  | { readonly code: 'season-not-started' }
  | { readonly code: 'season-closed' }
  | { readonly code: 'season-not-closed' }
  | { readonly code: 'reason-missing' }
  | { readonly code: 'nothing-changed' }
  | { readonly code: 'version-conflict' };

type Decided = Outcome<readonly SeasonEvent[], SeasonRefusal>;

type Days = { readonly name: string; readonly from: string; readonly to: string };

export type SeasonOpening = Days & {
  readonly club: ClubId;
  readonly game: string | null;
  readonly criteria: Criteria;
};

/** A season is planned. Whether the club exists is asked before. */
export function openSeason(
  season: Season | null,
  { game, name, ...opening }: SeasonOpening,
  { seed }: Pick<Circumstances, 'seed'>,
): Decided {
  if (season) return refuse({ code: 'season-opened-already' });
  const fault = daysFault({ ...opening, name });
  if (fault) return refuse(fault);
  if (game !== null && !gameOf(game)) return refuse({ code: 'unknown-game', params: { game } });
  return accept([happened(SeasonOpened, { ...opening, name: name.trim(), game, seed })]);
}

const isDate = (date: string): boolean => z.iso.date().safeParse(date).success;

function daysFault({ name, from, to }: Days): SeasonRefusal | null {
  if (name.trim() === '') return { code: 'season-name-missing' };
  if (isDate(from) && isDate(to) && from <= to) return null;
  return { code: 'season-days', params: { from, to } };
}

/** Another name, other first and last days. Which evenings belong to it does not change by that. */
export function callSeason(season: Season, { name, from, to }: Days): Decided {
  const fault = daysFault({ name, from, to });
  if (fault) return refuse(fault);
  const called = { name: name.trim(), from, to };
  if (sameData(called, { name: season.name, from: season.from, to: season.to })) {
    return refuse({ code: 'nothing-changed' });
  }
  return accept([happened(SeasonCalled, called)]);
}

type Change = { readonly criteria: Criteria; readonly why: TextRef | null };

/**
 * The table is made otherwise. Once the season has started only with a reason, and never after its closing.
 */
export function changeCriteria(season: Season, { criteria, why }: Change): Decided {
  if (season.state === 'closed') return refuse({ code: 'season-closed' });
  if (sameData(season.criteria, criteria)) return refuse({ code: 'nothing-changed' });
  if (season.state === 'running' && why === null) return refuse({ code: 'reason-missing' });
  return accept([happened(SeasonCriteriaChanged, { criteria, why })]);
}

export function startSeason({ state }: Season): Decided {
  if (state === 'closed') return refuse({ code: 'season-closed' });
  return state === 'running'
    ? refuse({ code: 'season-started-already' })
    : accept([happened(SeasonStarted, {})]);
}

export type Publication = { readonly audience: Audience; readonly lines: readonly PublishedLine[] };

/** The table is read out as it stands. `lines` come from the server's own table, not from who asks. */
export const publishSeason = (season: Season, publication: Publication): Decided =>
  accept([published(season, publication)]);

/** The season ends, and its table is published with it. */
export function closeSeason(season: Season, publication: Publication): Decided {
  if (season.state === 'planned') return refuse({ code: 'season-not-started' });
  if (season.state === 'closed') return refuse({ code: 'season-closed' });
  return accept([happened(SeasonClosed, {}), published(season, publication)]);
}

const published = ({ criteria }: Season, { audience, lines }: Publication): SeasonEvent =>
  happened(ListPublished, { kind: 'season', audience, criteria, lines: [...lines] });

export function reopenSeason({ state }: Season, { why }: { readonly why: TextRef }): Decided {
  return state === 'closed'
    ? accept([happened(SeasonReopened, { why })])
    : refuse({ code: 'season-not-closed' });
}
