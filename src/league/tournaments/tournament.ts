import type { JsonObject } from '@/kernel/event';
import type { ClubId, PenaltyId, PersonId, SeasonId } from '@/kernel/ids';
import type { Past } from '../past';
import type { TextRef } from '../text';
import type {
  LifeEvent,
  ListPublished,
  PenaltyGiven,
  TournamentAnnounced,
  TournamentEvent,
} from './events';
import type { Participant, Prohibition, Substitution, Team } from './participant';
import { evolveParticipants } from './participants';
import type { Plan } from './plan';
import { evolveRounds, type Round } from './round';
import type { RoundEvent } from './round-events';

/** A penalty of the arbiter; `points` below 0 are taken. */
export type Penalty = {
  readonly penalty: PenaltyId;
  readonly person: PersonId;
  readonly points: number;
  readonly round: number | null;
  readonly deal: number | null;
  readonly why: TextRef;
  readonly at: number;
  readonly withdrawn: { readonly why: TextRef; readonly at: number } | null;
};

export type PublishedList = ListPublished['data'] & { readonly at: number; readonly version: number };

/** What a tournament is between its rounds; the rounds tell the rest (`stage.ts`). */
export const lives = ['announced', 'open', 'cancelled', 'finished'] as const;
export type Life = (typeof lives)[number];

/** One event with a date (`2026-03-10`, local): a club evening or a championship. */
export type Tournament = {
  readonly version: number;
  readonly club: ClubId;
  readonly date: string;
  readonly name: string;
  readonly season: SeasonId | null;
  readonly game: string;
  readonly preset: string | null;
  readonly rules: JsonObject;
  readonly plan: Plan;
  readonly life: Life;
  readonly archived: boolean;
  /** In the order in which they were added. */
  readonly participants: readonly Participant[];
  readonly substitutions: readonly Substitution[];
  readonly prohibitions: readonly Prohibition[];
  readonly teams: readonly Team[];
  readonly rounds: readonly Round[];
  readonly penalties: readonly Penalty[];
  readonly lists: readonly PublishedList[];
};

/** The tournament after one more event. @throws Error for an event that cannot follow. */
export function evolveTournament(before: Tournament | null, past: Past<TournamentEvent>): Tournament {
  const { event, version } = past;
  if (event.type === 'TournamentAnnounced') return { ...announced(event.data), version };
  if (!before) throw new Error(`${event.type} in a tournament that was never announced`);
  return { ...changed(before, past), version };
}

const announced = (data: TournamentAnnounced['data']): Omit<Tournament, 'version'> => ({
  ...data,
  life: 'announced',
  archived: false,
  participants: [],
  substitutions: [],
  prohibitions: [],
  teams: [],
  rounds: [],
  penalties: [],
  lists: [],
});

function changed(tournament: Tournament, past: Past<TournamentEvent>): Tournament {
  const { event } = past;
  if (isRoundEvent(event)) {
    return { ...tournament, rounds: evolveRounds(tournament.rounds, { ...past, event }) };
  }
  return isLifeEvent(event)
    ? lived(tournament, { ...past, event })
    : { ...tournament, ...evolveParticipants(tournament, { ...past, event }) };
}

const roundTypes = /^(Round(Seated|Reseated|Started|Closed|Reopened)|SeatingPublished)$/;
const lifeTypes = /^(Tournament\w+|PlanChanged|Penalty\w+|ListPublished)$/;

const isRoundEvent = (event: TournamentEvent): event is RoundEvent => roundTypes.test(event.type);
const isLifeEvent = (event: Exclude<TournamentEvent, RoundEvent>): event is LifeEvent =>
  lifeTypes.test(event.type);

function lived(tournament: Tournament, past: Past<LifeEvent>): Tournament {
  const { event, at, version } = past;
  switch (event.type) {
    case 'TournamentAnnounced':
      throw new Error('a tournament is announced once');
    case 'PlanChanged':
      return { ...tournament, plan: event.data.plan };
    case 'TournamentMoved':
      return { ...tournament, season: event.data.season };
    case 'TournamentOpened':
    case 'TournamentReopened':
      return { ...tournament, life: 'open' };
    case 'TournamentCancelled':
      return { ...tournament, life: 'cancelled' };
    case 'TournamentFinished':
      return { ...tournament, life: 'finished' };
    case 'TournamentArchived':
      return { ...tournament, archived: true };
    case 'TournamentRestored':
      return { ...tournament, archived: false };
    case 'PenaltyGiven':
      return { ...tournament, penalties: [...tournament.penalties, penaltyOf(event.data, at)] };
    case 'PenaltyWithdrawn':
      return { ...tournament, penalties: withdrawn(tournament.penalties, event.data, at) };
    case 'ListPublished':
      return { ...tournament, lists: [...tournament.lists, { ...event.data, at, version }] };
  }
}

const penaltyOf = (data: PenaltyGiven['data'], at: number): Penalty => ({ ...data, at, withdrawn: null });

type Withdrawal = { readonly penalty: PenaltyId; readonly why: TextRef };

const withdrawn = (penalties: readonly Penalty[], { penalty, why }: Withdrawal, at: number) =>
  penalties.map((one) => (one.penalty === penalty ? { ...one, withdrawn: { why, at } } : one));

export type People = Pick<Tournament, 'participants' | 'substitutions' | 'prohibitions' | 'teams' | 'rounds'>;

