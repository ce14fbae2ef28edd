import type { JsonObject } from '@/kernel/event';
import type { ClubId, SeasonId, TournamentId } from '@/kernel/ids';
import type { Criteria } from '@/league/seasons/criteria';
import type { SeasonState } from '@/league/seasons/season';

/** `from` and `to` are the club's local days, `2026-09-01`. `game` is null if several are played. */
export type SeasonListed = {
  readonly id: SeasonId;
  readonly club: ClubId;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly game: string | null;
  readonly state: SeasonState;
  readonly evenings: number;
};

/**
 * One season with its calendar. `version` is what a write expects, `position` what the answer knows of the
 * log.
 */
export type SeasonView = SeasonListed & {
  readonly version: number;
  readonly position: number;
  readonly criteria: Criteria;
  readonly calendar: readonly CalendarEvening[];
};

export type CalendarEvening = {
  readonly tournament: TournamentId;
  readonly name: string;
  readonly date: string;
  readonly state: 'announced' | 'open' | 'finished' | 'cancelled';
  readonly archived: boolean;
  readonly players: number;
  readonly tables: number;
  readonly open: number;
  readonly deals: number;
  /** Has this date outside of the season's days: it counts nevertheless. */
  readonly outside: boolean;
};

/**
 * One entry of a season's log: `type` is the event's, `data` its facts with what was typed in place of
 * references.
 */
export type SeasonLogEntry = {
  readonly position: number;
  readonly at: number;
  readonly by: string | null;
  readonly type: string;
  readonly data: JsonObject;
};
