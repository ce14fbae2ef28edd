import type { Batch } from './batch';
import type { Planning } from './planning';

/** Moves of a first run for each seat of the rounds to be drawn. */
const movesASeat = 4000;

/** Three runs, each four times as long as the one before; more only where one run alone is more. */
const runs = 1 + 4 + 16;
const most = 8_000_000;

export const seatsOf = (batch: Batch): number =>
  batch.reduce((sum, { arrangement }) => sum + arrangement.seats.length, 0);

/** How many moves a first run takes. */
export const firstRun = (batch: Batch): number => movesASeat * seatsOf(batch);

/** How many moves may be tried for rounds with so many seats in all, unless the request says so itself. */
export const defaultBudget = (seats: number): number =>
  Math.max(movesASeat * seats, Math.min(most, runs * movesASeat * seats));

/** The share of these rounds in the moves of the whole request. */
export function budgetOf({ request, rounds }: Planning, batch: Batch): number {
  const own = seatsOf(batch);
  if (request.budget === undefined) return defaultBudget(own);
  return Math.ceil((request.budget * own) / Math.max(1, seatsOf(rounds)));
}
