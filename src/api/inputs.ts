import * as z from 'zod/mini';

const MOST = 1_000_000;

const anId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const seat = z.int().check(z.minimum(0), z.maximum(99));
const dealNumber = z.int().check(z.minimum(1), z.maximum(10_000));
const why = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

export const OneEvening = z.strictObject({ tournament: anId });
export const OneTable = z.strictObject({ sitting: anId });
export const OneClub = z.strictObject({ club: anId });

/**
 * What a stream of news asks: `position` is the one of the rendered answer, `lastEventId` the one of a connection
 * that broke. The later one counts.
 */
const fromPosition = {
  position: z.int().check(z.minimum(0)),
  lastEventId: z.optional(z.nullable(z.coerce.number().check(z.int(), z.minimum(0)))),
};
export const LiveTable = z.strictObject({ sitting: anId, ...fromPosition });
export const LiveEvening = z.strictObject({ tournament: anId, ...fromPosition });

/**
 * Beside every write: `command` is made once by the client for one intention (a UUID) and kept for every retry;
 * `version` is the table's version the reader saw.
 */
const write = { sitting: anId, command: anId, version: z.int().check(z.minimum(0)) };

const AmountWritten = z.strictObject({
  from: z.string().check(z.maxLength(20)),
  to: z.string().check(z.maxLength(20)),
  amount: z.int().check(z.minimum(1), z.maximum(MOST)),
});

/** A deal as in the record format: `result`, or `cards` and `actions`, or all three, or `amounts` alone. */
export const DealWritten = z.strictObject({
  dealer: seat,
  result: z.optional(z.unknown()),
  cards: z.optional(z.unknown()),
  actions: z.optional(z.array(z.unknown()).check(z.maxLength(1000))),
  amounts: z.optional(z.array(AmountWritten).check(z.maxLength(200))),
});

export const RecordDeal = z.strictObject({ ...write, deal: DealWritten });
export const CorrectDeals = z.strictObject({
  ...write,
  corrections: z
    .array(z.strictObject({ number: dealNumber, deal: DealWritten }))
    .check(z.minLength(1), z.maxLength(200)),
  why,
});
/** `again`: the same dealer deals again. */
export const AnnulDeal = z.strictObject({
  ...write,
  number: dealNumber,
  again: z._default(z.boolean(), false),
  why,
});
/** `seat` is the place in order of turn that the newcomer takes; those from there on move up. */
export const JoinTable = z.strictObject({ ...write, person: anId, seat });
export const LeaveTable = z.strictObject({ ...write, seat });
/** `persons` by seat: who really sits where. */
export const CorrectSeats = z.strictObject({
  ...write,
  persons: z.array(anId).check(z.minLength(1), z.maxLength(99)),
  why,
});
export const CloseTable = z.strictObject(write);
export const ReopenTable = z.strictObject({ ...write, why });
/** `sitting` is made by the client; `rules` as in a record: a preset's name, or a preset and changed options. */
export const OpenTable = z.strictObject({
  sitting: anId,
  command: anId,
  tournament: anId,
  round: z.int().check(z.minimum(1), z.maximum(1000)),
  table: z.int().check(z.minimum(1), z.maximum(1000)),
  game: z.string().check(z.maxLength(40)),
  rules: z.optional(z.unknown()),
  persons: z.array(anId).check(z.minLength(1), z.maxLength(99)),
});
