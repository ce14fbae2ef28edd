import * as z from 'zod/mini';
import type { JsonObject } from '@/kernel/event';
import { type EventOf, fact } from '../fact';
import { PersonId, TournamentId } from '../ids';
import { TextRef } from '../text';

const count = z.int().check(z.minimum(0));
const ordinal = z.int().check(z.minimum(1));

// What a game keeps is the game's to check; here it only has to be an object.
const opaque = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
);

/**
 * A deal as the log keeps it: a record whose `cards` and `actions` are packed by its game, whose game, rules
 * and seats are the sitting's, and whose texts (`why`) are references. Either level, both, or amounts only.
 */
export const StoredRecord = z.strictObject({
  dealer: count,
  result: z.optional(opaque),
  cards: z.optional(z.string()),
  actions: z.optional(z.string()),
  amounts: z.optional(z.array(z.strictObject({ from: z.string(), to: z.string(), amount: ordinal }))),
});
export type StoredRecord = z.infer<typeof StoredRecord>;

/**
 * Totals by seat and pots after the event, and the engine that computed them. Compared by `verify`, read by
 * nobody else.
 */
export const Receipt = z.strictObject({
  totals: z.array(z.int()),
  pots: z.record(z.string(), z.int()),
  engine: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

/**
 * One table in one round begins. `rules` is the full content of the rules, not a reference, so that the
 * stream can be replayed alone years later; `preset` only says what they were called, null if they were
 * changed.
 */
export const SittingOpened = fact(
  'SittingOpened',
  1,
  z.strictObject({
    tournament: TournamentId,
    round: ordinal,
    table: ordinal,
    game: z.string(),
    preset: z.nullable(z.string()),
    rules: opaque,
    seats: ordinal,
  }),
);
export type SittingOpened = EventOf<typeof SittingOpened>;

/** Who sits where, by seat. Deals speak of seats only. */
export const SeatsAssigned = fact('SeatsAssigned', 1, z.strictObject({ persons: z.array(PersonId) }));
export type SeatsAssigned = EventOf<typeof SeatsAssigned>;

/** Who really sat where, by seat, from the first deal on. */
export const SeatsCorrected = fact(
  'SeatsCorrected',
  1,
  z.strictObject({ persons: z.array(PersonId), why: TextRef }),
);
export type SeatsCorrected = EventOf<typeof SeatsCorrected>;

/**
 * The record's change `join`, before the deal with this index (0 = before the first). A newcomer puts his
 * chair in at `seat`: seats from there on count one more, in what was recorded before too. With `back` the
 * person sat here earlier and takes that seat again; nothing is renumbered.
 */
export const SeatJoined = fact(
  'SeatJoined',
  1,
  z.strictObject({ seat: count, person: PersonId, before: count, back: z.boolean(), receipt: Receipt }),
);
export type SeatJoined = EventOf<typeof SeatJoined>;

/** The record's change `leave`. The seat keeps its number. */
export const SeatLeft = fact('SeatLeft', 1, z.strictObject({ seat: count, before: count, receipt: Receipt }));
export type SeatLeft = EventOf<typeof SeatLeft>;

/** A deal was played. `number` counts from 1. */
export const DealRecorded = fact(
  'DealRecorded',
  1,
  z.strictObject({ number: ordinal, record: StoredRecord, receipt: Receipt }),
);
export type DealRecorded = EventOf<typeof DealRecorded>;

/**
 * What these deals really were: each record replaces the one before it, all at once. A struck deal counts
 * again.
 */
export const DealCorrected = fact(
  'DealCorrected',
  1,
  z.strictObject({
    deals: z.array(z.strictObject({ number: ordinal, record: StoredRecord })).check(z.minLength(1)),
    why: TextRef,
    receipt: Receipt,
  }),
);
export type DealCorrected = EventOf<typeof DealCorrected>;

/**
 * The deal is struck: it books nothing, and what it inherited passes on. With `again` its dealer deals once
 * more.
 */
export const DealAnnulled = fact(
  'DealAnnulled',
  1,
  z.strictObject({ number: ordinal, why: TextRef, again: z.boolean(), receipt: Receipt }),
);
export type DealAnnulled = EventOf<typeof DealAnnulled>;

/** The last deal was played and the pots are divided. */
export const SittingClosed = fact('SittingClosed', 1, z.strictObject({ receipt: Receipt }));
export type SittingClosed = EventOf<typeof SittingClosed>;

/** The closing is taken back, with its bookings: the pots are again what they were. */
export const SittingReopened = fact('SittingReopened', 1, z.strictObject({ why: TextRef, receipt: Receipt }));
export type SittingReopened = EventOf<typeof SittingReopened>;

export const sittingFacts = [
  SittingOpened,
  SeatsAssigned,
  SeatsCorrected,
  SeatJoined,
  SeatLeft,
  DealRecorded,
  DealCorrected,
  DealAnnulled,
  SittingClosed,
  SittingReopened,
] as const;
export type SittingEvent = EventOf<(typeof sittingFacts)[number]>;
