import type { ClubId, PersonId } from '@/kernel/ids';
import { accept, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import { hasPlayed, lastRoundOf } from './attendance';
import type { Decided } from './decisions';
import type { TournamentEvent } from './events';
import type { Participant } from './participant';
import {
  ArrivalTakenBack,
  FeePaid,
  FeeTakenBack,
  ParticipantAbsent,
  ParticipantAdded,
  ParticipantArrived,
  ParticipantLeft,
  ParticipantRemoved,
  ParticipantReturned,
  ParticipantSignedOff,
  ParticipantSignedUp,
  TableFixed,
} from './participant-events';
import { type Act, noTables, whyNot } from './possible';
import type { personRefusals } from './refusal';
import { personsIn } from './round';
import { currentRound, runningRound } from './stage';
import type { Tournament } from './tournament';

export type Newcomer = {
  readonly person: PersonId;
  readonly kind: Participant['kind'];
  readonly club?: ClubId | null;
  readonly fee?: number | null;
};

export type OnePerson = { readonly person: PersonId };

export const about = (code: (typeof personRefusals)[number], person: PersonId) =>
  refuse({ code, params: { person } });

export const participantOf = ({ participants }: Tournament, person: PersonId): Participant | null =>
  participants.find((one) => one.person === person) ?? null;

/**
 * People are put on the list; with `here` they have arrived as well: a walk-in is one act. Whether they exist
 * is asked before.
 */
export function addParticipants(
  tournament: Tournament,
  { newcomers, here = false }: { readonly newcomers: readonly Newcomer[]; readonly here?: boolean },
): Decided {
  const fault = whyNot(tournament, here ? 'check-in' : 'enrol', noTables);
  if (fault) return refuse(fault);
  const persons = newcomers.map(({ person }) => person);
  const twice = persons.find((one, i) => persons.indexOf(one) !== i || participantOf(tournament, one));
  if (twice !== undefined) return about('already-participant', twice);
  const added = newcomers.map(({ person, kind, club = null, fee = null }) =>
    happened(ParticipantAdded, { person, kind, club, fee }),
  );
  const arrived = here ? persons.map((person) => happened(ParticipantArrived, { person })) : [];
  return accept([...added, ...arrived]);
}

/** One act upon one who is on the list: `fault` says what speaks against it. */
function personally<Input extends OnePerson>(
  act: Act,
  fault: (tournament: Tournament, one: Participant) => (typeof personRefusals)[number] | null,
  make: (tournament: Tournament, input: Input) => readonly TournamentEvent[],
) {
  return (tournament: Tournament, input: Input): Decided => {
    const never = whyNot(tournament, act, noTables);
    if (never) return refuse(never);
    const one = participantOf(tournament, input.person);
    if (!one) return about('not-participant', input.person);
    const code = fault(tournament, one);
    return code ? about(code, input.person) : accept(make(tournament, input));
  };
}

/** He was on the list by mistake. Who has played leaves instead. */
export const removeParticipant = personally<OnePerson>(
  'enrol',
  (tournament, { person }) => {
    if (hasPlayed(tournament, person)) return 'has-played';
    if (tournament.teams.some(({ persons }) => persons.includes(person))) return 'in-a-team';
    return waitsToPlay(tournament, person) ? 'is-seated' : null;
  },
  (_, { person }) => [happened(ParticipantRemoved, { person })],
);

/** Is he in a seating whose tables are not open yet? */
function waitsToPlay(tournament: Tournament, person: PersonId): boolean {
  const round = currentRound(tournament);
  return round !== null && round.started === null && personsIn(round.seating).includes(person);
}

type SigningUp = OnePerson & { readonly coming: boolean; readonly via: 'link' | 'official' };

/** He says whether he comes. Until when that is possible by link is asked before. */
export function signUp(tournament: Tournament, { person, coming, via }: SigningUp): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  const one = participantOf(tournament, person);
  const signed = happened(coming ? ParticipantSignedUp : ParticipantSignedOff, { person, via });
  if (one?.signed === (coming ? 'up' : 'off')) return refuse({ code: 'nothing-changed' });
  if (one) return accept([signed]);
  const { club } = tournament;
  return accept([happened(ParticipantAdded, { person, kind: 'member', club, fee: null }), signed]);
}

type Arrivals = { readonly persons: readonly PersonId[] };

/** They are here tonight, all of them at once. */
export function checkIn(tournament: Tournament, { persons }: Arrivals): Decided {
  const never = whyNot(tournament, 'check-in', noTables);
  if (never) return refuse(never);
  const strange = persons.find((person) => !participantOf(tournament, person));
  if (strange !== undefined) return about('not-participant', strange);
  const there = persons.find((person) => participantOf(tournament, person)?.present);
  if (there !== undefined) return about('already-arrived', there);
  return accept([...new Set(persons)].map((person) => happened(ParticipantArrived, { person })));
}

/** He was ticked by mistake. */
export const takeBackArrival = personally<OnePerson>(
  'check-in',
  (tournament, one) => {
    if (!one.present) return 'not-arrived';
    return hasPlayed(tournament, one.person) ? 'has-played' : null;
  },
  (_, { person }) => [happened(ArrivalTakenBack, { person })],
);

type Absence = OnePerson & { readonly round?: number | null };

/** He is not to be seated in this round, or in none until he returns. What is running is not touched. */
export function setAbsent(tournament: Tournament, { person, round = null }: Absence): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  const one = participantOf(tournament, person);
  if (!one) return about('not-participant', person);
  const started = round !== null && (tournament.rounds[round - 1]?.started ?? null) !== null;
  if (started) return refuse({ code: 'round-started', params: { round } });
  const already = round === null ? one.away : one.absent.includes(round);
  return already ? about('already-absent', person) : accept([happened(ParticipantAbsent, { person, round })]);
}

/**
 * He goes home now. No later round lists him; what becomes of the table where he sits is said with it
 * (`command/leaving.ts`).
 */
export const leaveTournament = personally<OnePerson>(
  'check-in',
  (_, { left }) => (left === null ? null : 'already-left'),
  (tournament, { person }) => [
    happened(ParticipantLeft, { person, afterRound: lastRoundOf(tournament, person) }),
  ],
);

export const returnToTournament = personally<OnePerson>(
  'check-in',
  (_, { left, away, absent }) => (left === null && !away && absent.length === 0 ? 'is-here' : null),
  (_, { person }) => [happened(ParticipantReturned, { person })],
);

/** What he owes in all, in minor units of the club's money; 0: nothing. */
export const feeOf = ({ plan }: Tournament, { fee }: Participant): number => fee ?? plan.fee ?? 0;

/** He has paid what is due; the till stays open after the last deal. */
export const payFee = personally<OnePerson>(
  'settle',
  (tournament, one) => {
    if (one.paid !== null) return 'fee-paid';
    return feeOf(tournament, one) === 0 ? 'no-fee' : null;
  },
  (tournament, { person }) => [happened(FeePaid, { person, amount: amountDue(tournament, person) })],
);

function amountDue(tournament: Tournament, person: PersonId): number {
  const one = participantOf(tournament, person);
  return one ? feeOf(tournament, one) : 0;
}

export const takeBackFee = personally<OnePerson>(
  'settle',
  (_, { paid }) => (paid === null ? 'fee-not-paid' : null),
  (_, { person }) => [happened(FeeTakenBack, { person })],
);

type Fixing = OnePerson & { readonly table: number | null };

/** He cannot move: from the next seating on his table is this one; null: any. */
export const fixTable = personally<Fixing>(
  'enrol',
  () => null,
  (_, { person, table }) => [happened(TableFixed, { person, table })],
);

/** Does a running round have him at a table? */
export function tableOf(tournament: Tournament, person: PersonId): number | null {
  const tables = runningRound(tournament)?.seating.tables ?? [];
  return tables.find(({ persons }) => persons.includes(person))?.table ?? null;
}
