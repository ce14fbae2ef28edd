import type { TournamentId } from '@/kernel/ids';
import type { Past } from '../past';
import type { TournamentEvent } from '../tournaments/events';
import type { Evening, Participant, Penalty, Round } from './facts';

/** What lists know of a tournament after one more event. @throws Error for one that was never announced. */
export function evolveEvening(
  evening: Evening | null,
  past: Past<TournamentEvent>,
  tournament: TournamentId,
): Evening {
  const { event } = past;
  if (event.type === 'TournamentAnnounced') return announced(tournament, event.data);
  if (!evening) throw new Error(`${event.type} in a tournament that was never announced`);
  return { ...evening, ...changed(evening, past) };
}

type Announced = Extract<TournamentEvent, { readonly type: 'TournamentAnnounced' }>['data'];

const announced = (tournament: TournamentId, data: Announced): Evening => ({
  tournament,
  club: data.club,
  season: data.season,
  date: data.date,
  name: data.name,
  game: data.game,
  compass: data.plan.compass,
  state: 'announced',
  archived: false,
  participants: [],
  rounds: [],
  substitutes: [],
  teams: [],
  penalties: [],
});

/** What an event changes; what is not here changes nothing that a list shows. */
function changed(evening: Evening, past: Past<TournamentEvent>): Partial<Evening> {
  const { event } = past;
  switch (event.type) {
    case 'PlanChanged':
      return { compass: event.data.plan.compass };
    case 'TournamentMoved':
      return { season: event.data.season };
    case 'TournamentOpened':
    case 'TournamentReopened':
      return { state: 'open' };
    case 'TournamentCancelled':
      return { state: 'cancelled' };
    case 'TournamentFinished':
      return { state: 'finished' };
    case 'TournamentArchived':
      return { archived: true };
    case 'TournamentRestored':
      return { archived: false };
    default:
      return people(evening, past);
  }
}

function people(evening: Evening, { event, at }: Past<TournamentEvent>): Partial<Evening> {
  switch (event.type) {
    case 'ParticipantAdded':
      return { participants: [...others(evening, event.data.person), added(evening, event.data)] };
    case 'ParticipantRemoved':
      return { participants: others(evening, event.data.person) };
    case 'ParticipantArrived':
      return { participants: evening.participants.map((one) => arrived(evening, one, event.data.person)) };
    case 'ParticipantLeft':
      return { participants: withLeft(evening, event.data.person, event.data.afterRound) };
    case 'ParticipantReturned':
      return { participants: withLeft(evening, event.data.person, null) };
    case 'TeamFormed':
      return { teams: [...teamsBut(evening, event.data.team), event.data] };
    case 'TeamDissolved':
      return { teams: teamsBut(evening, event.data.team) };
    case 'PenaltyGiven': {
      const { penalty: id, ...given } = event.data;
      return { penalties: [...evening.penalties, { id, ...given, at, withdrawn: null }] };
    }
    case 'PenaltyWithdrawn':
      return { penalties: evening.penalties.map((one) => withdrawn(one, event.data, at)) };
    default:
      return round(evening, event);
  }
}

function round(evening: Evening, event: TournamentEvent): Partial<Evening> {
  switch (event.type) {
    case 'SubstituteAppointed':
      return { substitutes: [...substitutesBut(evening, event.data), event.data] };
    case 'SubstituteWithdrawn':
      return { substitutes: substitutesBut(evening, event.data) };
    case 'RoundSeated':
    case 'RoundReseated':
      return { rounds: [...roundsBut(evening, event.data.round), seated(evening, event.data)] };
    case 'RoundStarted':
    case 'RoundReopened':
      return { rounds: withState(evening, event.data.round, 'running') };
    case 'RoundClosed':
      return { rounds: withState(evening, event.data.round, 'closed') };
    default:
      return {};
  }
}

const others = ({ participants }: Evening, person: string) =>
  participants.filter((one) => one.person !== person);

/** Who comes when a round is seated already takes part from the next one on. */
const nextRound = ({ rounds }: Evening): number => Math.max(0, ...rounds.map((one) => one.round)) + 1;

type Added = Extract<TournamentEvent, { readonly type: 'ParticipantAdded' }>['data'];

const added = (evening: Evening, { person, club, kind }: Added): Participant => {
  return { person, club, kind, joined: nextRound(evening), arrived: false, left: null };
};

/** The first arrival counts; whoever is ticked again has been here before. */
const arrived = (evening: Evening, one: Participant, person: string): Participant =>
  one.person !== person || one.arrived ? one : { ...one, arrived: true, joined: nextRound(evening) };

const withLeft = ({ participants }: Evening, person: string, left: number | null) =>
  participants.map((one) => (one.person === person ? { ...one, left } : one));

const teamsBut = ({ teams }: Evening, team: string) => teams.filter((one) => one.team !== team);

type Withdrawal = { readonly penalty: string; readonly why: Penalty['why'] };

const withdrawn = (one: Penalty, { penalty, why }: Withdrawal, at: number): Penalty =>
  one.id === penalty ? { ...one, withdrawn: { why, at } } : one;

type InRound = { readonly person: string; readonly round: number };

const substitutesBut = ({ substitutes }: Evening, { person, round: of }: InRound) =>
  substitutes.filter((one) => one.person !== person || one.round !== of);

const roundsBut = ({ rounds }: Evening, of: number) => rounds.filter((one) => one.round !== of);

type Seated = Extract<TournamentEvent, { readonly type: 'RoundSeated' | 'RoundReseated' }>['data'];

const seated = ({ rounds }: Evening, { round: number, tables, out, absent, how }: Seated): Round => ({
  round: number,
  state: rounds.find((one) => one.round === number)?.state ?? 'seated',
  seated: tables.flatMap(({ persons }) => persons),
  out,
  absent,
  labels: how.labels,
});

const withState = ({ rounds }: Evening, of: number, state: Round['state']) =>
  rounds.map((one) => (one.round === of ? { ...one, state } : one));
