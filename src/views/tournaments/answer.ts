import type { ClubId, PenaltyId, PersonId, SeasonId, SittingId, TeamId, TournamentId } from '@/kernel/ids';
import type { Act } from '@/league/tournaments/possible';
import type { Plan } from '@/league/tournaments/plan';
import type { TournamentRefusal } from '@/league/tournaments/refusal';
import type { SeatingHow } from '@/league/tournaments/round-events';
import type { Stage } from '@/league/tournaments/stage';

export type Named = { readonly person: PersonId; readonly name: string };

/** Whether something can be done now, and why not: for a grey button with its reason. */
export type ActView = {
  readonly act: Act;
  readonly possible: boolean;
  readonly refusal: TournamentRefusal | null;
};

/** A tournament by what its own stream says; what its tables do is `DirectorView`. Times in ms since 1970. */
export type TournamentView = {
  readonly id: TournamentId;
  readonly version: number;
  readonly position: number;
  readonly name: string;
  /** The club's local date, `2026-11-24`: everything of the evening belongs to it, after midnight too. */
  readonly date: string;
  readonly club: { readonly id: ClubId; readonly name: string };
  readonly season: SeasonId | null;
  readonly game: string;
  readonly preset: string | null;
  readonly rules: unknown;
  readonly plan: Plan;
  readonly stage: Stage;
  readonly archived: boolean;
  readonly acts: readonly ActView[];
  /** The round that would be seated now. */
  readonly nextRound: number;
  /** How many have signed up and not off. */
  readonly expected: number;
  readonly present: number;
  /** In minor units of the club's money, over all participants. */
  readonly fees: { readonly due: number; readonly paid: number };
  readonly participants: readonly ParticipantView[];
  readonly substitutions: readonly SubstitutionView[];
  readonly prohibitions: readonly ProhibitionView[];
  readonly teams: readonly TeamView[];
  readonly rounds: readonly RoundView[];
  readonly penalties: readonly PenaltyView[];
};

/** What a round was or will be for one person: `none`: he had not joined, or had left. */
export type RoundPart = 'table' | 'out' | 'absent' | 'none';

export type ParticipantView = Named & {
  readonly kind: 'member' | 'guest';
  readonly club: ClubId | null;
  readonly fee: number;
  readonly paid: number | null;
  readonly signed: 'up' | 'off' | null;
  readonly present: boolean;
  readonly absent: readonly number[];
  readonly away: boolean;
  /** The last round before he went home. */
  readonly left: number | null;
  readonly fixedTable: number | null;
  /** The first round he has a part in; null while he is not here. */
  readonly joined: number | null;
  /** By round, from 1. */
  readonly rounds: readonly RoundPart[];
};

export type SubstitutionView = {
  readonly round: number;
  readonly person: Named;
  readonly substitute: Named;
};

export type ProhibitionView = {
  readonly persons: readonly Named[];
  readonly strength: 'absolute' | 'weak';
  readonly reason: string;
  readonly why?: string | null;
  /** How many rounds had begun when it was agreed; not 0: the lists say so. */
  readonly addedAfter: number;
  readonly at: number;
};

export type TeamView = {
  readonly team: TeamId;
  readonly name: string;
  readonly persons: readonly Named[];
  readonly counting: number;
};

export type RoundView = {
  readonly round: number;
  readonly state: 'seated' | 'running' | 'closed';
  /** The stamp of a printed list, `2.3`: the third edition of round 2. */
  readonly stamp: string;
  readonly at: number;
  readonly tables: readonly SeatedTableView[];
  readonly out: readonly Named[];
  readonly absent: readonly Named[];
  /** Who sits elsewhere than in the edition before. */
  readonly changed: readonly Named[];
  readonly how: SeatingHow;
  readonly report: unknown;
  /** Prohibitions that were agreed when rounds had begun already, for the list. */
  readonly lateProhibitions: number;
  readonly published: { readonly stamp: string; readonly at: number; readonly outdated: boolean } | null;
  readonly started: number | null;
  /** The tables that were open when it was closed: the list is provisional while one of them still is. */
  readonly closed: { readonly open: readonly number[]; readonly at: number } | null;
};

export type SeatedTableView = {
  readonly table: number;
  /** By seat, in order of turn. */
  readonly persons: readonly Named[];
  readonly firstDealer: number;
  /** The table's sitting, once the round has started. */
  readonly sitting: SittingId;
};

export type PenaltyView = Named & {
  readonly penalty: PenaltyId;
  readonly points: number;
  readonly round: number | null;
  readonly deal: number | null;
  /** The reason given; null once it was erased. */
  readonly why?: string | null;
  readonly at: number;
  readonly withdrawn: { readonly why?: string | null; readonly at: number } | null;
};
