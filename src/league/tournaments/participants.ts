import type { PersonId } from '@/kernel/ids';
import type { Past } from '../past';
import { newParticipant, type Participant, type Prohibition, samePair } from './participant';
import type { ParticipantEvent } from './participant-events';
import type { People } from './tournament';

type Listed = Omit<People, 'rounds'>;

/** Who is on the list, and what is known of them, after one more event. */
export function evolveParticipants(before: People, past: Past<ParticipantEvent>): Partial<Listed> {
  const { event } = past;
  switch (event.type) {
    case 'ParticipantAdded':
      return { participants: [...before.participants, newParticipant(event.data)] };
    case 'ParticipantRemoved':
      return { participants: before.participants.filter(({ person }) => person !== event.data.person) };
    case 'SubstituteAppointed':
      return { substitutions: [...without(before, event.data), event.data] };
    case 'SubstituteWithdrawn':
      return { substitutions: without(before, event.data) };
    case 'ProhibitionAdded':
      return { prohibitions: [...apart(before, event.data.persons), prohibition(before, past, event.data)] };
    case 'ProhibitionLifted':
      return { prohibitions: apart(before, event.data.persons) };
    case 'TeamFormed':
      return { teams: [...otherTeams(before, event.data.team), event.data] };
    case 'TeamDissolved':
      return { teams: otherTeams(before, event.data.team) };
    default:
      return { participants: before.participants.map((one) => touched(one, event)) };
  }
}

type PersonalEvent = Extract<
  ParticipantEvent,
  { readonly type: `Participant${string}` | 'ArrivalTakenBack' | `Fee${string}` | 'TableFixed' }
>;

const touched = (one: Participant, event: PersonalEvent): Participant =>
  one.person === event.data.person ? { ...one, ...change(one, event) } : one;

function change(before: Participant, event: PersonalEvent): Partial<Participant> {
  switch (event.type) {
    case 'ParticipantAdded':
    case 'ParticipantRemoved':
      return {};
    case 'ParticipantSignedUp':
      return { signed: 'up' };
    case 'ParticipantSignedOff':
      return { signed: 'off' };
    case 'ParticipantArrived':
      return { present: true };
    case 'ArrivalTakenBack':
      return { present: false };
    case 'ParticipantAbsent':
      return absence(before, event.data.round);
    case 'ParticipantLeft':
      return { left: event.data.afterRound };
    case 'ParticipantReturned':
      return { left: null, away: false, absent: [], present: true };
    case 'FeePaid':
      return { paid: event.data.amount };
    case 'FeeTakenBack':
      return { paid: null };
    case 'TableFixed':
      return { fixedTable: event.data.table };
  }
}

const absence = (before: Participant, round: number | null): Partial<Participant> =>
  round === null ? { away: true } : { absent: [...before.absent, round] };

type InRound = { readonly person: PersonId; readonly round: number };

const without = ({ substitutions }: People, { person, round }: InRound) =>
  substitutions.filter((one) => one.person !== person || one.round !== round);

const apart = ({ prohibitions }: People, persons: readonly PersonId[]) =>
  prohibitions.filter((one) => !samePair(one.persons, persons));

function prohibition(
  { rounds }: People,
  { at }: Past<ParticipantEvent>,
  data: Omit<Prohibition, 'at' | 'addedAfter'>,
): Prohibition {
  return { ...data, at, addedAfter: rounds.filter(({ started }) => started !== null).length };
}

const otherTeams = ({ teams }: People, team: string) => teams.filter((one) => one.team !== team);
