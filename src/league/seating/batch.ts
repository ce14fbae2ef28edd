import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { PersonId } from '@/kernel/ids';
import type { Found } from './annealing';
import { anneal } from './annealing';
import type { Arrangement } from './arrangement';
import { budgetOf, firstRun } from './budget';
import type { Chance } from './chance';
import { shuffled } from './chance';
import { hot, lukewarm } from './cooling';
import { leastCost } from './cost';
import { byDesign } from './design-seats';
import { absolutePairs, culprits, firstSeats } from './feasibility';
import { floorOf } from './floor';
import type { Model, Seats, Who } from './model';
import { tablesOf } from './model';
import type { Settled } from './modelling';
import { modelOf } from './modelling';
import { violation } from './pair-costs';
import type { Apart } from './partition';
import type { PlannedRound, Planning } from './planning';
import type { SeatingRefusal } from './refusal';
import { stateOf } from './state';

/** Rounds that are searched together. */
export type Batch = readonly PlannedRound[];

/** Each round by rank alone, in order; then all that are drawn, together. */
export function batchesOf({ rounds }: Planning): readonly Batch[] {
  const drawn = rounds.filter(({ arrangement }) => arrangement.drawn);
  const ranked = rounds.filter(({ arrangement }) => !arrangement.drawn);
  return [...ranked.map((round) => [round]), drawn].filter((batch) => batch.length > 0);
}

/** Searches a batch and settles its rounds; answers how many moves that took. */
export function* searchBatch(
  planning: Planning,
  batch: Batch,
  settled: Settled,
): Generator<number, Outcome<number, SeatingRefusal>> {
  const apart = batch.map(({ arrangement }) => absolutePairs(planning.request, planning.cast, arrangement));
  const blocked = blame(planning, batch, apart);
  if (blocked) return refuse(blocked);
  const model = modelOf(planning, batch, settled);
  const design = byDesign(planning, batch)?.seats ?? null;
  const found = yield* restarts({ planning, batch, apart, model, design });
  const seats = batch.map(({ arrangement }) => found.seats[placeIn(model, arrangement)] ?? []);
  const left = together(planning, batch, { seats, apart });
  if (left) return refuse(left);
  batch.forEach(({ arrangement }, at) => settled.set(arrangement, seats[at] ?? []));
  return accept(found.moves);
}

const placeIn = ({ rounds }: Model, { number }: Arrangement): number =>
  rounds.findIndex((round) => round.number === number);

/** The first round that has no seating at all, with the pairs that make it so. */
function blame({ cast, chance }: Planning, batch: Batch, apart: readonly Apart[]): SeatingRefusal | null {
  for (const [at, { arrangement }] of batch.entries()) {
    const pairs = apart[at] ?? [];
    if (pairs.length === 0 || firstSeats(arrangement, pairs, chance) !== 'impossible') continue;
    return refusalOf(cast.people, arrangement, culprits(arrangement, pairs));
  }
  return null;
}

function refusalOf(people: Model['people'], { number }: Arrangement, pairs: Apart): SeatingRefusal {
  const named = pairs.flatMap(([a, b]): readonly (readonly [PersonId, PersonId])[] => {
    const [one, other] = [people[a], people[b]];
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
  return { code: 'cannot-keep-apart', round: number, pairs: named };
}

type Searching = {
  readonly planning: Planning;
  readonly batch: Batch;
  readonly apart: readonly Apart[];
  readonly model: Model;
  /** Seats of the first rounds to begin with, where there is a design. */
  readonly design: Seats | null;
};

/** Runs, each four times as long as the one before, until the budget is spent or nothing better can exist. */
function* restarts(searching: Searching): Generator<number, Found> {
  const { planning, batch } = searching;
  const budget = budgetOf(planning, batch);
  let best: Found | null = null;
  let length = firstRun(batch);
  let spent = 0;
  do {
    const states = stateOf(searching.model, startOf(searching, best));
    const goal = leastCost(states, floorOf(states));
    const moves = budget - spent < length * 1.5 ? budget - spent : length;
    const found: Found = yield* shiftedBy(
      spent,
      anneal(states, planning.chance, { goal, moves, from: startHeat(searching, best) }),
    );
    if (!best || found.cost < best.cost) best = found;
    spent += found.moves;
    length *= 4;
    if (best.cost <= goal || found.moves === 0) break;
  } while (spent < budget);
  return { ...best, moves: spent };
}

function* shiftedBy(before: number, steps: Generator<number, Found>): Generator<number, Found> {
  let step = steps.next();
  while (!step.done) {
    yield before + step.value;
    step = steps.next();
  }
  return step.value;
}

/**
 * Seats by rank are good but for the pairs to keep apart, those by design but for what it does not know of.
 * Only if they do not do, a run begins from chaos.
 */
function startHeat({ batch, design }: Searching, best: Found | null): number {
  if (best === null && design) return lukewarm;
  return batch.every(({ arrangement }) => !arrangement.drawn) && !isBroken(best) ? lukewarm : hot;
}

const isBroken = (best: Found | null): boolean => best !== null && best.cost >= violation;

/** Where a run begins: what is drawn by design or in an order of chance, or as the prohibitions allow. */
function startOf(searching: Searching, best: Found | null): Seats {
  const { batch, design, model } = searching;
  return model.rounds.map((round) => {
    const at = batch.findIndex(({ arrangement }) => arrangement.number === round.number);
    const arrangement = batch[at]?.arrangement;
    if (!arrangement || (!arrangement.drawn && !isBroken(best))) return round.seats;
    const designed = best === null ? design?.[at] : undefined;
    return designed ?? drawnSeats(searching, arrangement, searching.apart[at] ?? []);
  });
}

function drawnSeats({ planning }: Searching, arrangement: Arrangement, apart: Apart): readonly Who[] {
  const mixed = mixedUp(arrangement, planning.chance);
  if (apart.length === 0) return mixed;
  const found = firstSeats({ ...arrangement, seats: mixed }, apart, planning.chance);
  return typeof found === 'string' ? mixed : found.seats;
}

/** Everybody who may move somewhere else within his class. */
function mixedUp({ seats, free }: Arrangement, chance: Chance): readonly Who[] {
  const mixed = [...seats];
  for (const positions of free) {
    const order = shuffled(chance, positions);
    positions.forEach((at, i) => (mixed[at] = seats[order[i] ?? at] ?? 0));
  }
  return mixed;
}

type Result = { readonly seats: Seats; readonly apart: readonly Apart[] };

/** Two who must be apart and are not: the search has failed where it was not proved that it must. */
function together({ cast }: Planning, batch: Batch, { seats, apart }: Result): SeatingRefusal | null {
  for (const [at, { arrangement }] of batch.entries()) {
    const tables = tablesOf(arrangement.sizes, seats[at] ?? []);
    const meet = (pair: readonly Who[]): boolean =>
      tables.some((table) => pair.every((who) => table.includes(who)));
    const left = (apart[at] ?? []).filter(meet);
    if (left.length > 0) return refusalOf(cast.people, arrangement, left);
  }
  return null;
}
