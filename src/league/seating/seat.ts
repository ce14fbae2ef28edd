import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import { assemble } from './assembly';
import { storedLabels } from './labels';
import { planningOf } from './planning';
import type { SeatingRefusal } from './refusal';
import { reportOn } from './report';
import type { SeatingRequest } from './request';
import type { Progress } from './search';
import { search } from './search';
import type { Seating } from './seating';
import { algorithm } from './seating';
import { verifySeating } from './verification';

type Answer = Outcome<Seating, SeatingRefusal>;

/**
 * The search for a seating, step by step: it yields how far it is every few thousand moves and answers the
 * seating, verified, or why there is none. The same request gives the same answer on every machine, however
 * long one waits between two steps.
 */
export function* seatingSteps(request: SeatingRequest): Generator<Progress, Answer> {
  const planning = planningOf(request);
  if (!planning.ok) return planning;
  const drawn = yield* search(planning.value);
  if (!drawn.ok) return drawn;
  const { seats, moves, method } = drawn.value;
  const rounds = assemble(planning.value, seats);
  const labels = storedLabels(planning.value);
  const problems = verifySeating(request, { rounds, labels });
  if (problems.length > 0) throw new Error(`a seating that may not be stored: ${JSON.stringify(problems)}`);
  const report = reportOn(request, rounds);
  const { seed } = request;
  return accept({ rounds, labels, report, method, algorithm, seed, iterations: moves });
}

/** The same without a pause, for those who may wait: command line and tests. */
export function seatNow(request: SeatingRequest): Answer {
  const steps = seatingSteps(request);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Steps between two pauses: some ten milliseconds. */
const stepsAtOnce = 5;

export type Watching = {
  readonly onProgress?: (progress: Progress) => void;
  /** Aborted, the search ends with the refusal `stopped`. */
  readonly signal?: AbortSignal;
};

/**
 * The same, letting everything else go on in between: a server answers, a page stays alive. Neither pauses
 * nor listeners change what is found.
 */
export async function seat(request: SeatingRequest, { onProgress, signal }: Watching = {}): Promise<Answer> {
  const steps = seatingSteps(request);
  for (let count = 1; ; count++) {
    if (signal?.aborted) return refuse({ code: 'stopped' });
    const step = steps.next();
    if (step.done) return step.value;
    if (count % stepsAtOnce !== 0) continue;
    onProgress?.(step.value);
    await pause();
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
