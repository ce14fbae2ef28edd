import * as z from 'zod/mini';
import { PersonId } from '../ids';

/** How many of something there are, or which one it is, counted from 1. */
export const Count = z.int().check(z.positive());

const Seat = z.int().check(z.nonnegative());

/**
 * A table of a round: `number` is the physical table; `persons` sit in order of turn, each playing after the
 * one before; `firstDealer` is an index into them. With compass labels the order is that of the labels, else
 * whoever deals first comes first.
 */
export const SeatedTable = z.readonly(
  z.strictObject({ number: Count, persons: z.readonly(z.array(PersonId)), firstDealer: Seat }),
);
export type SeatedTable = z.infer<typeof SeatedTable>;

/**
 * A round that is seated. `out` are present and watch; who is neither at a table nor in it is absent, has
 * left or had not joined. Tables stand by their numbers.
 */
export const SeatedRound = z.readonly(
  z.strictObject({
    number: Count,
    tables: z.readonly(z.array(SeatedTable)),
    out: z.readonly(z.array(PersonId)),
  }),
);
export type SeatedRound = z.infer<typeof SeatedRound>;
