import type { Arrangement } from './arrangement';
import type { Model, ModelRound, Who } from './model';
import { pairCosts, withRanks } from './pair-costs';
import type { PlannedRound, Planning } from './planning';
import { publishedRound } from './published';
import { usualOf } from './arrangement';
import { weightsFor } from './weights';

/** Rounds of the request whose seats are found. */
export type Settled = Map<Arrangement, readonly Who[]>;

/**
 * The published rounds, the settled ones and those of a batch as one model in the order of their numbers; the
 * weights are those of the batch's first round. Rounds that are neither are not in it.
 */
export function modelOf(planning: Planning, batch: readonly PlannedRound[], settled: Settled): Model {
  const { request, cast } = planning;
  const nothing = new Int32Array(cast.people.length ** 2);
  const rounds = [
    ...request.published.map((round) => publishedRound(cast, round, nothing)),
    ...[...settled].map(([{ number, sizes }, seats]) => ({ number, sizes, seats, free: [], pairs: nothing })),
    ...openRounds(planning, batch),
  ];
  const [first] = batch;
  if (!first) throw new Error('a search for no round at all');
  return {
    people: cast.people,
    usual: usualOf(request),
    weights: weightsFor(first.plan),
    rounds: rounds.sort((a, b) => a.number - b.number),
  };
}

/** Rounds that cost the same share their table of costs: it is large. */
function openRounds({ request, cast }: Planning, batch: readonly PlannedRound[]): readonly ModelRound[] {
  const first = pairCosts(request, cast, 1);
  const later = pairCosts(request, cast, 2);
  return batch.map(({ arrangement }) => {
    const { number, sizes, seats, free, ranks } = arrangement;
    const costs = number === 1 ? first : later;
    const pairs = ranks.size > 0 ? withRanks(costs, cast.people.length, ranks) : costs;
    return { number, sizes, seats, free, pairs };
  });
}
