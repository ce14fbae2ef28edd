import * as z from 'zod/mini';
import { ClubId, PenaltyId, PersonId, SeasonId, TeamId, TournamentId } from '@/league/ids';
import { Audience } from '@/league/published';
import { apartReasons } from '@/league/seating/request';
import { strengths } from '@/league/tournaments/participant-events';
import { Plan } from '@/league/tournaments/plan';
import { longestTournamentId } from '@/league/tournaments/sitting-id';
import { tableFates } from '@/league/tournaments/table-fate';
import { commandId, count, isPlain, isText, ordinal, why } from './inputs';

const money = z.int().check(z.minimum(0), z.maximum(100_000_000));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.refine(isText));
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Beside every write about a tournament: as for a table. */
const write = { tournament: TournamentId, command: commandId, version: count };
const one = { ...write, person: PersonId };
const inRound = { ...write, round: ordinal };

export const OneTournament = z.strictObject({ tournament: TournamentId });
export const OneRound = z.strictObject({ tournament: TournamentId, round: ordinal });
export const LiveTournament = z.strictObject({
  tournament: TournamentId,
  position: count,
  lastEventId: z.optional(z.nullable(z.coerce.number().check(z.int(), z.minimum(0)))),
});

/** What differs from the plan. */
const SomePlan = z.partial(Plan);

/**
 * `rules` as in a record; absent: the club's house rules of the game, else its first preset. `open`: the
 * doors are open at once.
 */
export const AnnounceTournament = z.strictObject({
  tournament: TournamentId.check(z.refine((id) => id.length <= longestTournamentId)),
  command: commandId,
  club: ClubId,
  date: z.string().check(z.maxLength(10)),
  name: z.string().check(z.maxLength(100), z.refine(isText)),
  season: maybe(SeasonId),
  game: z.optional(z.string().check(z.maxLength(40))),
  rules: z.optional(z.unknown().check(z.refine(isPlain))),
  plan: z.optional(SomePlan),
  open: z.optional(z.boolean()),
  members: z.optional(z.array(PersonId).check(z.maxLength(1000))),
});
export const WriteTournament = z.strictObject(write);
export const WithReason = z.strictObject({ ...write, why });
export const ArchiveTournament = z.strictObject({ ...write, name: z.string().check(z.maxLength(200)) });
export const ChangePlan = z.strictObject({ ...write, plan: SomePlan, why: maybe(why) });
export const MoveTournament = z.strictObject({ ...write, season: z.nullable(SeasonId), why });

const alsoFor = { club: maybe(ClubId), fee: maybe(money) };
const Entry = z.union([
  z.strictObject({ person: PersonId, ...alsoFor }),
  z.strictObject({ name, ...alsoFor }),
]);
/** `here`: they are checked in with it, so that a walk-in is one call. */
export const AddParticipants = z.strictObject({
  ...write,
  entries: z.array(Entry).check(z.minLength(1), z.maxLength(500)),
  here: z.optional(z.boolean()),
});
/** A list as it was pasted: a name a line. */
export const PastedList = z.strictObject({
  tournament: TournamentId,
  text: z.string().check(z.maxLength(50_000), z.refine((text) => text.isWellFormed())),
});
export const OneParticipant = z.strictObject(one);
export const SignUp = z.strictObject({ ...one, coming: z.boolean() });
export const CheckIn = z.strictObject({
  ...write,
  persons: z.array(PersonId).check(z.minLength(1), z.maxLength(500)),
});
export const SetAbsent = z.strictObject({ ...one, round: maybe(ordinal) });
/** `table`: what becomes of the table where he sits, asked only while a round runs with him at one. */
export const LeaveTournament = z.strictObject({
  ...one,
  table: maybe(z.enum(tableFates)),
  substitute: maybe(PersonId),
});
/** `why`: what the statement of the box says. */
export const TakeBackFee = z.strictObject({ ...one, why });
export const FixTable = z.strictObject({ ...one, table: z.nullable(ordinal) });
export const AppointSubstitute = z.strictObject({ ...one, substitute: PersonId, round: ordinal });
export const WithdrawSubstitute = z.strictObject({ ...one, round: ordinal });

const pair = z.tuple([PersonId, PersonId]);
export const KeepApart = z.strictObject({
  ...write,
  persons: pair,
  strength: z.enum(strengths),
  reason: z.enum(apartReasons),
  why: maybe(why),
});
export const LiftProhibition = z.strictObject({ ...write, persons: pair });
/** Without `team` it is a new one. */
export const FormTeam = z.strictObject({
  ...write,
  team: z.optional(TeamId),
  name,
  persons: z.array(PersonId).check(z.minLength(1), z.maxLength(100)),
  counting: ordinal,
});
export const DissolveTeam = z.strictObject({ ...write, team: TeamId });

const points = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));
/** `points` below 0 are taken. */
export const GivePenalty = z.strictObject({
  ...one,
  points,
  round: maybe(ordinal),
  deal: maybe(ordinal),
  why,
});
export const WithdrawPenalty = z.strictObject({ ...write, penalty: PenaltyId, why });

/** The list after a round; without one it is the final list. */
export const PublishList = z.strictObject({
  ...write,
  round: z._default(z.nullable(ordinal), null),
  audience: Audience,
});

/** How this round is to be otherwise than planned. */
const choice = { tables: maybe(ordinal), sittingOut: z.optional(z.boolean()) };
export const SeatRound = z.strictObject({ ...inRound, ...choice });
const Table = z.strictObject({
  table: ordinal,
  persons: z.array(PersonId).check(z.minLength(1), z.maxLength(20)),
  firstDealer: z._default(count, 0),
});
/** `persons` by seat, in order of turn; `out` are those who sit out. */
export const SeatByHand = z.strictObject({
  ...inRound,
  tables: z.array(Table).check(z.minLength(1), z.maxLength(200)),
  out: z._default(z.array(PersonId), []),
});
export const SwapSeats = z.strictObject({ ...inRound, one: PersonId, other: PersonId });
export const TrySwap = z.strictObject({
  tournament: TournamentId,
  round: ordinal,
  one: PersonId,
  other: PersonId,
});
export const WriteRound = z.strictObject(inRound);
export const ReopenRound = z.strictObject({ ...inRound, why });

const token = z.string().check(z.maxLength(500));
export const OpenLink = z.strictObject({ token });
/** `command` is made once by the page that was opened by the link. */
export const AnswerLink = z.strictObject({ token, command: commandId, coming: z.boolean() });
export const MakeLinks = z.strictObject({
  tournament: TournamentId,
  persons: z.array(PersonId).check(z.minLength(1), z.maxLength(500)),
});
