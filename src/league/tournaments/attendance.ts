import type { PersonId } from '@/kernel/ids';
import type { Participant } from './participant';
import { personsIn } from './round';
import type { Tournament } from './tournament';

/** Who a round is to be seated for, and who of those that are here is not to play in it. */
export type Attendance = { readonly active: readonly PersonId[]; readonly absent: readonly PersonId[] };

/** Is he to be seated in this round, but for a substitute? */
export const takesPart = ({ present, left, away, absent }: Participant, round: number): boolean =>
  present && left === null && !away && !absent.includes(round);

/**
 * Those to be seated in a round, in the order of the list: who is here, and who plays for somebody. Whoever
 * is here but not to be seated, or has somebody who plays for him, is absent; who has not come or has gone
 * home is neither.
 */
export function attendanceIn(tournament: Tournament, round: number): Attendance {
  const { participants, substitutions } = tournament;
  const inRound = substitutions.filter((one) => one.round === round);
  const replaced = inRound.map(({ person }) => person);
  const here = participants.filter(({ person }) => !replaced.includes(person));
  const playing = here.filter((one) => takesPart(one, round)).map(({ person }) => person);
  const resting = here.filter((one) => one.present && one.left === null && !takesPart(one, round));
  const substitutes = inRound.map(({ substitute }) => substitute);
  return {
    active: [...new Set([...playing, ...substitutes])],
    absent: [...resting.map(({ person }) => person), ...replaced].filter(
      (person) => !substitutes.includes(person),
    ),
  };
}

/** Sits in a round's seating but will not be there. */
export const isGone = (tournament: Tournament, person: PersonId, round: number): boolean =>
  !attendanceIn(tournament, round).active.includes(person);

/**
 * The first round he had or will have a part in: where a seating speaks of him, else the next one; null while
 * he is not here.
 */
export function joinedIn({ rounds, participants }: Tournament, person: PersonId): number | null {
  const first = rounds.find(({ seating }) => [...personsIn(seating), ...seating.absent].includes(person));
  if (first) return first.number;
  return participants.find((one) => one.person === person)?.present ? nextFor(rounds) : null;
}

/** A round that is seated already does not take anybody in by itself. */
const nextFor = (rounds: Tournament['rounds']): number => rounds.length + 1;

/** The last round that he sat in; 0 if none. */
export const lastRoundOf = ({ rounds }: Tournament, person: PersonId): number =>
  rounds.findLast((round) => round.started !== null && personsIn(round.seating).includes(person))?.number ??
  0;

/** Has a round begun with him at a table or on the bench, or somebody else in his place? */
export const hasPlayed = (tournament: Tournament, person: PersonId): boolean =>
  lastRoundOf(tournament, person) > 0 ||
  tournament.substitutions.some((one) => one.person === person && startedRound(tournament, one.round));

const startedRound = ({ rounds }: Tournament, round: number): boolean =>
  (rounds[round - 1]?.started ?? null) !== null;
