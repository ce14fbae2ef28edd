import type { Pots } from '@/core/games/game';
import type { ClubId, PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Seat } from '@/kernel/seat';
import type { Stage } from '@/league/tournaments/stage';

/**
 * One line of the list of club evenings. `date` is the club's local date, `2026-11-24`; counts are over all
 * tables.
 */
export type EveningListed = {
  readonly id: TournamentId;
  readonly name: string;
  readonly date: string;
  readonly club: { readonly id: ClubId; readonly name: string };
  /** `announced` while no table has been opened; `running` while one is. */
  readonly state: 'announced' | 'running' | 'closed';
  /** Where the tournament itself is, whatever its tables do. */
  readonly stage: Stage;
  readonly archived: boolean;
  readonly tables: number;
  readonly deals: number;
  readonly players: number;
};

/** One club evening with its tables, by round and number. `position` is what the answer knows of the log. */
export type Evening = Omit<EveningListed, 'tables'> & {
  readonly tables: readonly EveningTable[];
  readonly position: number;
};

export type EveningTable = {
  readonly sitting: SittingId;
  readonly round: number;
  readonly table: number;
  readonly game: string;
  readonly preset: string | null;
  readonly state: 'running' | 'closed';
  readonly players: readonly EveningPlayer[];
  /** Contents of the cups in points; `{}` where the rules have none. */
  readonly pots: Pots;
  readonly deals: number;
  /** Who has most points; null while nobody is ahead of the others. */
  readonly leader: Seat | null;
  /** When the last deal was written down, milliseconds since 1970; null before the first. */
  readonly lastAt: number | null;
};

export type EveningPlayer = {
  readonly seat: Seat;
  readonly person: PersonId;
  readonly name: string;
  /** False for one who has left the table or not come yet. */
  readonly present: boolean;
  readonly total: number;
};
