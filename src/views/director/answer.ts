import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Stage } from '@/league/tournaments/stage';
import type { ActView, Named } from '../tournaments/answer';

/** What the director looks at while a round is played. Times in milliseconds since 1970. */
export type DirectorView = {
  readonly id: TournamentId;
  readonly version: number;
  readonly position: number;
  readonly stage: Stage;
  /** The server's time of this answer: what is shown as gone by is counted from it. */
  readonly now: number;
  /** The round that is played, or seated; null before the first. */
  readonly round: number | null;
  readonly tables: readonly DirectorTable[];
  /** Tables that are not closed, of all rounds. */
  readonly open: number;
  /** The tables of closed rounds that are still open: the list is provisional. */
  readonly provisional: readonly { readonly round: number; readonly table: number }[];
  readonly clock: ClockView | null;
  /** Here, but in no place of the current round: in the next seating. */
  readonly waiting: readonly Named[];
  readonly expected: number;
  readonly present: number;
  readonly acts: readonly ActView[];
};

/** `over`: no new deal begins any more. What has begun is saved whenever it comes. */
export type ClockView = { readonly until: number; readonly left: number; readonly over: boolean };

export type DirectorTable = {
  readonly round: number;
  readonly table: number;
  readonly sitting: SittingId;
  readonly state: 'not-opened' | 'running' | 'closed';
  readonly players: readonly (Named & { readonly present: boolean })[];
  readonly firstDealer: PersonId | null;
  readonly nextDealer: PersonId | null;
  /** Deals written down, and those that count as turns. */
  readonly deals: number;
  readonly turns: number;
  /** How many deals the table owes its round; null where the clock says, or no plan does. */
  readonly remaining: number | null;
  /** The deal that comes now is the last one. */
  readonly last: boolean;
  /** All of the round's deals are played: closing is what is left to do. */
  readonly done: boolean;
  /** When something was last written there. */
  readonly lastAt: number | null;
  /** For so long (ms) nothing was written at a table that is open. */
  readonly silent: number | null;
};
