import * as z from 'zod/mini';
import { ClubId, PersonId, SeasonId, SittingId, TournamentId } from '@/league/ids';
import { Audience } from '@/league/published';
import { Criteria } from '@/league/seasons/criteria';
import { commandId, count, isText, ordinal, why } from './inputs';

const LocalDate = z.iso.date();
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.refine(isText));
const days = { name, from: LocalDate, to: LocalDate };
const write = { season: SeasonId, command: commandId, version: count };

/** Seasons of a club, or all; with `date` only those in whose days it lies. */
export const ListSeasons = z.strictObject({ club: z.optional(ClubId), date: z.optional(LocalDate) });
export const OneSeason = z.strictObject({ season: SeasonId });

/** `season` is made by the client; the days are the club's, both within the season. */
export const OpenSeason = z.strictObject({
  season: SeasonId,
  command: commandId,
  club: ClubId,
  ...days,
  game: z.nullable(z.string().check(z.maxLength(40))),
  criteria: Criteria,
});
export const CallSeason = z.strictObject({ ...write, ...days });
/** `why` must be there once the season has started. */
export const ChangeCriteria = z.strictObject({
  ...write,
  criteria: Criteria,
  why: z._default(z.nullable(why), null),
});
export const StartSeason = z.strictObject(write);
export const PublishSeason = z.strictObject({ ...write, audience: Audience });
export const ReopenSeason = z.strictObject({ ...write, why });

/** When a list is to stand: after the evenings of that day and before, or after that round of that day. */
const At = z.strictObject({ date: LocalDate, round: z._default(z.nullable(ordinal), null) });
const at = z._default(z.nullable(At), null);

export const SeasonTable = z.strictObject({ season: SeasonId, at });
/** `counting`: how many of each club count; absent: all. */
const counting = z._default(z.nullable(ordinal), null);
export const SeasonClubs = z.strictObject({ season: SeasonId, at, counting });
/** `round`: as it stood after it; `only`: the list of that round alone. */
const rounds = {
  round: z._default(z.nullable(ordinal), null),
  only: z._default(z.nullable(ordinal), null),
};
export const TournamentList = z.strictObject({ tournament: TournamentId, ...rounds });
export const TournamentClubs = z.strictObject({ tournament: TournamentId, ...rounds, counting });
export const AllTime = z.strictObject({ club: z.optional(ClubId), at });
const seat = z.int().check(z.minimum(0), z.maximum(99));
export const OneFigure = z.strictObject({ sitting: SittingId, seat });
export const PublishedLists = z.union([OneSeason, z.strictObject({ tournament: TournamentId })]);

const instant = z._default(z.nullable(z.int()), null);
/** `until`: milliseconds since 1970; absent: now. */
export const RatingList = z.strictObject({ game: z.string().check(z.maxLength(40)), until: instant });
export const RatingOf = z.strictObject({
  person: PersonId,
  game: z.string().check(z.maxLength(40)),
  until: instant,
});
