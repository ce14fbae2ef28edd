import type { ClubId, PersonId, TeamId } from '@/kernel/ids';
import type { TextRef } from '../text';
import type { participantKinds, strengths } from './participant-events';
import type { apartReasons } from '../seating/request';

/** Somebody on the list of a tournament, as far as its events tell. Money in minor units. */
export type Participant = {
  readonly person: PersonId;
  readonly kind: (typeof participantKinds)[number];
  readonly club: ClubId | null;
  /** What is due, where that is not what the plan says. */
  readonly fee: number | null;
  readonly paid: number | null;
  /** What he last said himself, or had said for him. */
  readonly signed: 'up' | 'off' | null;
  readonly present: boolean;
  /** Rounds he is not to be seated in. */
  readonly absent: readonly number[];
  /** Absent from all rounds until he returns. */
  readonly away: boolean;
  /** The last round before he went home; null while he is here. */
  readonly left: number | null;
  readonly fixedTable: number | null;
};

/** In this round the substitute plays, not the participant. */
export type Substitution = {
  readonly person: PersonId;
  readonly substitute: PersonId;
  readonly round: number;
};

/** `addedAfter`: how many rounds had started when it was added; it is shown on the lists if that is not 0. */
export type Prohibition = {
  readonly persons: readonly [PersonId, PersonId];
  readonly strength: (typeof strengths)[number];
  readonly reason: (typeof apartReasons)[number];
  readonly why: TextRef | null;
  readonly addedAfter: number;
  readonly at: number;
};

export type Team = {
  readonly team: TeamId;
  readonly name: string;
  readonly persons: readonly PersonId[];
  readonly counting: number;
};

export const newParticipant = (
  added: Pick<Participant, 'person' | 'kind' | 'club' | 'fee'>,
): Participant => ({
  ...added,
  paid: null,
  signed: null,
  present: false,
  absent: [],
  away: false,
  left: null,
  fixedTable: null,
});

/** Is this the same pair of persons, in whichever order? */
export const samePair = (one: readonly PersonId[], other: readonly PersonId[]): boolean =>
  one.every((person) => other.includes(person));
