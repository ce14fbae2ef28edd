import type { PersonId } from '@/kernel/ids';

/** A person by number: an index into the model's `people`. */
export type Who = number;

/**
 * What a fault costs; a repeat's ten points are the measure of all of them. `meeting` is what one more
 * meeting costs two who have met so often already.
 */
export type Weights = {
  readonly meeting: Int32Array;
  readonly consecutive: number;
  readonly stint: number;
  readonly out: number;
};

/**
 * A round in numbers. `seats` holds who sits where: table after table, then those who are out; `sizes` are
 * the tables' sizes. `free` are the positions that may change, in classes within which any two may be
 * exchanged: none in a published round. `pairs` is what it costs that two sit together, people × people,
 * whatever happens in other rounds.
 */
export type ModelRound = {
  readonly number: number;
  readonly sizes: readonly number[];
  readonly seats: readonly Who[];
  readonly free: readonly (readonly number[])[];
  readonly pairs: Int32Array;
};

/**
 * A request in numbers, all rounds in order, published ones too. A table of another size than `usual` is a
 * stint.
 */
export type Model = {
  readonly people: readonly PersonId[];
  readonly usual: number;
  readonly weights: Weights;
  readonly rounds: readonly ModelRound[];
};

/** Who sits where in every round of a model, as `ModelRound.seats`. */
export type Seats = readonly (readonly Who[])[];

/** Where each table begins in `seats`, and at last where those who are out begin. */
export function startsOf(sizes: readonly number[]): readonly number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  return starts;
}

/** The people of each table, in the order of `sizes`. */
export function tablesOf(sizes: readonly number[], seats: readonly Who[]): readonly (readonly Who[])[] {
  const starts = startsOf(sizes);
  return sizes.map((size, table) => seats.slice(starts[table], (starts[table] ?? 0) + size));
}

/** Those who watch. */
export const outOf = (sizes: readonly number[], seats: readonly Who[]): readonly Who[] =>
  seats.slice(startsOf(sizes).at(-1));
