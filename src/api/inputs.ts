import * as z from 'zod/mini';

import { ClubId, PersonId, SittingId, TournamentId } from '@/league/ids';
import type { WrittenDeal } from '@/league/sittings/deal';

/**
 * What JSON itself can say; the transport could carry more (dates, NaN, big numbers), and none of it may be
 * stored.
 */
export function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isPlainScalar(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const isPlainScalar = (value: unknown): boolean =>
  value === null || typeof value === 'boolean' || Number.isFinite(value) || isText(value);

const mostText = 500;

/** Text that a person types: not endless, and whole characters only. */
export const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= mostText && value.isWellFormed() && !value.includes('\0');

export const count = z.int().check(z.minimum(0));
export const ordinal = z.int().check(z.minimum(1), z.maximum(10_000));
const seat = z.int().check(z.minimum(0), z.maximum(99));
const persons = z.array(PersonId).check(z.minLength(1), z.maxLength(99));
export const why = z.string().check(z.trim(), z.minLength(1), z.maxLength(mostText), z.refine(isText));
export const commandId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const OneEvening = z.strictObject({ tournament: TournamentId });
export const OneTable = z.strictObject({ sitting: SittingId });
export const OneDeal = z.strictObject({ sitting: SittingId, number: ordinal });
export const OneClub = z.strictObject({ club: ClubId });

/**
 * What a stream of news asks: `position` is the one of the rendered answer, `lastEventId` the one of a
 * connection that broke. The later one counts.
 */
const seen = z.coerce.number().check(z.int(), z.minimum(0));
const from = { position: count, lastEventId: z.optional(z.nullable(seen)) };
export const LiveTable = z.strictObject({ sitting: SittingId, ...from });
export const LiveEvening = z.strictObject({ tournament: TournamentId, ...from });

/**
 * Beside every write: `command` is made once by the client for one intention (a UUID) and kept for every
 * retry; `version` is the table's version the reader saw.
 */
const write = { sitting: SittingId, command: commandId, version: count };

/**
 * A deal as in the record format: `dealer` and `result`, or `cards` and `actions`, or all three, or
 * `amounts`. What stands in it is judged by the engine, which says more about it than a schema could.
 */
const Deal = z.custom<WrittenDeal>(
  (value) => typeof value === 'object' && !Array.isArray(value) && isPlain(value),
);
const Correction = z.strictObject({ number: ordinal, deal: Deal });

export const RecordDeal = z.strictObject({ ...write, deal: Deal });
export const CorrectDeals = z.strictObject({
  ...write,
  corrections: z.array(Correction).check(z.minLength(1), z.maxLength(200)),
  why,
});
/** `again`: the same dealer deals again. */
export const AnnulDeal = z.strictObject({
  ...write,
  number: ordinal,
  again: z._default(z.boolean(), false),
  why,
});
/** `seat` is the place in order of turn that the newcomer takes; those from there on move up. */
export const JoinTable = z.strictObject({ ...write, person: PersonId, seat });
export const LeaveTable = z.strictObject({ ...write, seat });
/** `persons` by seat: who really sits where. */
export const CorrectSeats = z.strictObject({ ...write, persons, why });
export const CloseTable = z.strictObject(write);
export const ReopenTable = z.strictObject({ ...write, why });
/**
 * `sitting` is made by the client; `rules` as in a record: a preset's
 * name, or a preset and changed options.
 */
export const OpenTable = z.strictObject({
  sitting: SittingId,
  command: commandId,
  tournament: TournamentId,
  round: ordinal,
  table: ordinal,
  game: z.string().check(z.maxLength(40)),
  rules: z.optional(z.unknown().check(z.refine(isPlain))),
  persons,
});
