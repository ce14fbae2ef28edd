import type { PersonId } from '@/kernel/ids';
import { accept, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import { attendanceIn } from './attendance';
import type { Decided } from './decisions';
import type { TournamentEvent } from './events';
import { about, participantOf } from './participant-decisions';
import { SubstituteAppointed, SubstituteWithdrawn } from './participant-events';
import { noTables, whyNot } from './possible';
import { personsIn, type Round } from './round';
import { RoundReseated } from './round-events';
import type { Tournament } from './tournament';

export type Appointment = {
  readonly person: PersonId;
  readonly substitute: PersonId;
  readonly round: number;
};

/**
 * Somebody plays this round for a participant. If the round is seated he takes the participant's seat; if it
 * is running its table is told by itself (`command/leaving.ts`).
 */
export function appointSubstitute(tournament: Tournament, wish: Appointment): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  const { person, substitute, round } = wish;
  if (!participantOf(tournament, person)) return about('not-participant', person);
  if (round > tournament.plan.rounds) return refuse({ code: 'no-such-round', params: { round } });
  const existing = tournament.rounds[round - 1];
  if (existing?.closed) return refuse({ code: 'round-started', params: { round } });
  if (isPlaying(tournament, substitute, round)) return about('already-playing', substitute);
  return accept([happened(SubstituteAppointed, wish), ...(existing ? inHisPlace(existing, wish) : [])]);
}

/** Would he sit twice in this round? One on the bench is free to play for another. */
function isPlaying(tournament: Tournament, person: PersonId, round: number): boolean {
  const seated = tournament.rounds[round - 1]?.seating;
  return seated
    ? seated.tables.some(({ persons }) => persons.includes(person))
    : attendanceIn(tournament, round).active.includes(person);
}

/** The same seating with the substitute in the seat; nothing if the participant sits nowhere. */
function inHisPlace(round: Round, { person, substitute }: Appointment): readonly TournamentEvent[] {
  const { seating, number } = round;
  if (!personsIn(seating).includes(person) || round.started !== null) return [];
  const put = (one: PersonId): PersonId => (one === person ? substitute : one);
  const event = happened(RoundReseated, {
    round: number,
    tables: seating.tables.map((table) => ({ ...table, persons: table.persons.map(put) })),
    out: seating.out.filter((one) => one !== substitute).map(put),
    absent: [...seating.absent, person],
    how: { ...seating.how, manual: true },
    report: seating.report,
    changed: [person, substitute],
  });
  return [event];
}

type Withdrawal = { readonly person: PersonId; readonly round: number };

/** He plays himself after all, if the round has not begun. Its seating must then be made anew. */
export function withdrawSubstitute(tournament: Tournament, { person, round }: Withdrawal): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  const known = tournament.substitutions.some((one) => one.person === person && one.round === round);
  if (!known) return about('no-substitute', person);
  const started = (tournament.rounds[round - 1]?.started ?? null) !== null;
  if (started) return refuse({ code: 'round-started', params: { round } });
  return accept([happened(SubstituteWithdrawn, { person, round })]);
}
