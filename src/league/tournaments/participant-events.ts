import * as z from 'zod/mini';
import { type EventOf, fact } from '../fact';
import { ClubId, PersonId, TeamId } from '../ids';
import { apartReasons } from '../seating/request';
import { TextRef } from '../text';

const ordinal = z.int().check(z.minimum(1));
const money = z.int().check(z.minimum(0));
const one = { person: PersonId };

/** Is taking part as a member of the organising club, or as its guest. */
export const participantKinds = ['member', 'guest'] as const;

/**
 * Somebody is to take part. `club` is the one played for, `fee` what is due, in minor units; null: what the
 * plan says.
 */
export const ParticipantAdded = fact(
  'ParticipantAdded',
  1,
  z.strictObject({
    ...one,
    kind: z.enum(participantKinds),
    club: z.nullable(ClubId),
    fee: z.nullable(money),
  }),
);
/** Was on the list by mistake, or has changed his mind; nobody who has played. */
export const ParticipantRemoved = fact('ParticipantRemoved', 1, z.strictObject(one));

const via = z.enum(['link', 'official']);
export const ParticipantSignedUp = fact('ParticipantSignedUp', 1, z.strictObject({ ...one, via }));
export const ParticipantSignedOff = fact('ParticipantSignedOff', 1, z.strictObject({ ...one, via }));

/** Is here tonight. */
export const ParticipantArrived = fact('ParticipantArrived', 1, z.strictObject(one));
/** Was ticked by mistake. */
export const ArrivalTakenBack = fact('ArrivalTakenBack', 1, z.strictObject(one));
/** Will not play in this round; null: in none from now on until he returns. */
export const ParticipantAbsent = fact(
  'ParticipantAbsent',
  1,
  z.strictObject({ ...one, round: z.nullable(ordinal) }),
);
/** Has gone home. `afterRound` is the last round he had a part in, 0 if none. */
export const ParticipantLeft = fact(
  'ParticipantLeft',
  1,
  z.strictObject({ ...one, afterRound: z.int().check(z.minimum(0)) }),
);
/** Is back: neither gone nor absent any more. */
export const ParticipantReturned = fact('ParticipantReturned', 1, z.strictObject(one));

/** Has paid this much in all, in minor units. */
export const FeePaid = fact('FeePaid', 1, z.strictObject({ ...one, amount: money }));
export const FeeTakenBack = fact('FeeTakenBack', 1, z.strictObject(one));

/** Plays this round in place of a participant: for that round for ever, whatever happens later. */
export const SubstituteAppointed = fact(
  'SubstituteAppointed',
  1,
  z.strictObject({ ...one, substitute: PersonId, round: ordinal }),
);
export const SubstituteWithdrawn = fact(
  'SubstituteWithdrawn',
  1,
  z.strictObject({ ...one, round: ordinal }),
);

/** Cannot move from table to table and sits at this one; null: may sit anywhere again. */
export const TableFixed = fact('TableFixed', 1, z.strictObject({ ...one, table: z.nullable(ordinal) }));

export const strengths = ['absolute', 'weak'] as const;
const pair = z.tuple([PersonId, PersonId]);

/** These two are not to sit at one table: never, or as seldom as possible. */
export const ProhibitionAdded = fact(
  'ProhibitionAdded',
  1,
  z.strictObject({
    persons: pair,
    strength: z.enum(strengths),
    reason: z.enum(apartReasons),
    why: z.nullable(TextRef),
  }),
);
export const ProhibitionLifted = fact('ProhibitionLifted', 1, z.strictObject({ persons: pair }));

/** A team of these persons, of whose results the best `counting` count. */
export const TeamFormed = fact(
  'TeamFormed',
  1,
  z.strictObject({
    team: TeamId,
    name: z.string().check(z.minLength(1)),
    persons: z.array(PersonId).check(z.minLength(1)),
    counting: ordinal,
  }),
);
export const TeamDissolved = fact('TeamDissolved', 1, z.strictObject({ team: TeamId }));

export const participantFacts = [
  ParticipantAdded,
  ParticipantRemoved,
  ParticipantSignedUp,
  ParticipantSignedOff,
  ParticipantArrived,
  ArrivalTakenBack,
  ParticipantAbsent,
  ParticipantLeft,
  ParticipantReturned,
  FeePaid,
  FeeTakenBack,
  SubstituteAppointed,
  SubstituteWithdrawn,
  TableFixed,
  ProhibitionAdded,
  ProhibitionLifted,
  TeamFormed,
  TeamDissolved,
] as const;
export type ParticipantEvent = EventOf<(typeof participantFacts)[number]>;
