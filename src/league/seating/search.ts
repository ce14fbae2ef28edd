import type { Outcome } from '@/kernel/outcome';
import { accept } from '@/kernel/outcome';
import type { Arrangement } from './arrangement';
import { batchesOf, searchBatch } from './batch';
import { budgetOf } from './budget';
import { byDesign } from './design-seats';
import type { Seats, Who } from './model';
import type { Settled } from './modelling';
import type { Planning } from './planning';
import type { SeatingRefusal } from './refusal';

/** How far a search is: moves tried of moves allowed. It may end before all of them. */
export type Progress = { readonly done: number; readonly total: number };

/** Who sits with whom in each planned round, in the order of the planning. */
export type Drawn = {
  readonly seats: Seats;
  readonly moves: number;
  readonly method: 'design' | 'annealing';
};

/**
 * Stage 1: who sits with whom. By design where one fits, else rounds by rank one after the other, and then
 * all drawn rounds together around them. Yields its progress every few thousand moves.
 */
export function* search(planning: Planning): Generator<Progress, Outcome<Drawn, SeatingRefusal>> {
  const design = byDesign(planning, planning.rounds);
  if (design?.complete) return accept({ seats: design.seats, moves: 0, method: 'design' });
  const settled: Settled = new Map<Arrangement, readonly Who[]>();
  const batches = batchesOf(planning);
  const total = batches.reduce((sum, batch) => sum + budgetOf(planning, batch), 0);
  let moves = 0;
  for (const batch of batches) {
    const found = yield* told(moves, total, searchBatch(planning, batch, settled));
    if (!found.ok) return found;
    moves += found.value;
  }
  const seats = planning.rounds.map(({ arrangement }) => settled.get(arrangement) ?? []);
  return accept({ seats, moves, method: 'annealing' });
}

type Steps = Generator<number, Outcome<number, SeatingRefusal>>;

/** A batch's moves as progress of the whole. */
function* told(
  before: number,
  total: number,
  steps: Steps,
): Generator<Progress, Outcome<number, SeatingRefusal>> {
  let step = steps.next();
  while (!step.done) {
    yield { done: before + step.value, total };
    step = steps.next();
  }
  return step.value;
}
