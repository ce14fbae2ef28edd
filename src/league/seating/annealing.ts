import type { Chance } from './chance';
import { draw, drawBelow } from './chance';
import { accepts, heats } from './cooling';
import { costOf } from './cost';
import { costOfExchange, exchange } from './exchange';
import type { Seats } from './model';
import type { RoundState } from './state';

/** The best seats so far, what they cost, and how many moves were tried. */
export type Found = { readonly seats: Seats; readonly cost: number; readonly moves: number };

/**
 * Where a run ends: nothing can cost less than `goal`, no more than `moves` are tried; and the stage of
 * cooling at which it begins.
 */
export type Limits = { readonly goal: number; readonly moves: number; readonly from: number };

/** How many moves between two looks at the world outside. */
const slice = 1 << 14;

type Run = { cost: number; best: number; seats: Seats; done: number };

/**
 * One run from hot to cold. A move exchanges two people of different tables of one round. Yields the number
 * of moves done so far every few thousand; what it finds depends on the states, the chance and the limits
 * only.
 */
export function* anneal(
  states: readonly RoundState[],
  chance: Chance,
  { goal, moves, from }: Limits,
): Generator<number, Found> {
  const open = states.filter(({ free }) => free.length > 0);
  const cost = costOf(states);
  const run: Run = { cost, best: cost, seats: seatsOf(states), done: 0 };
  const stage = Math.max(1, Math.ceil(moves / (heats.length - from)));
  while (open.length > 0 && run.best > goal && run.done < moves) {
    const heat = heats[from + Math.floor(run.done / stage)] ?? 0;
    const end = Math.min(moves, (Math.floor(run.done / stage) + 1) * stage, run.done + slice);
    while (run.done < end && run.best > goal) step({ states, open, chance, heat }, run);
    yield run.done;
  }
  return { seats: run.seats, cost: run.best, moves: run.done };
}

type Stage = {
  readonly states: readonly RoundState[];
  readonly open: readonly RoundState[];
  readonly chance: Chance;
  readonly heat: number;
};

function step({ states, open, chance, heat }: Stage, run: Run): void {
  run.done++;
  const state = open[drawBelow(chance, open.length)];
  const positions = state && state.free[state.free.length === 1 ? 0 : drawBelow(chance, state.free.length)];
  if (!positions) return;
  const a = positions[drawBelow(chance, positions.length)] ?? 0;
  const b = positions[drawBelow(chance, positions.length)] ?? 0;
  if (state.tableOf[a] === state.tableOf[b]) return;
  const change = costOfExchange(state, a, b);
  if (change > 0 && !accepts(change, heat, draw(chance))) return;
  exchange(state, a, b);
  run.cost += change;
  if (run.cost >= run.best) return;
  run.best = run.cost;
  run.seats = seatsOf(states);
}

export const seatsOf = (states: readonly RoundState[]): Seats => states.map(({ who }) => Array.from(who));
