import { shuffled } from './chance';
import { designFor } from './design';
import type { Seats } from './model';
import type { PlannedRound, Planning } from './planning';

/** Seats of the first rounds by design; `complete` where they are all there is to ask for. */
export type DesignSeats = { readonly seats: Seats; readonly complete: boolean };

/**
 * Rounds in which nobody meets twice, if everybody sits at a table of three in each of these and nothing is
 * published; people in an order of chance.
 */
export function byDesign(planning: Planning, rounds: readonly PlannedRound[]): DesignSeats | null {
  const { request, cast, labelOf, chance } = planning;
  const { persons, published, apart, season } = request;
  const all = rounds.length === planning.rounds.length;
  const whole = all && rounds.every((round) => isWhole(round, persons.length));
  const design = whole && published.length === 0 && labelOf === null ? designFor(persons.length) : null;
  if (!design) return null;
  const people = shuffled(chance, [...cast.people.keys()]);
  const seats = design
    .slice(0, rounds.length)
    .map((round) => round.flat().map((point) => people[point] ?? 0));
  return { seats, complete: rounds.length <= design.length && apart.length + season.length === 0 };
}

const isWhole = ({ plan, arrangement }: PlannedRound, people: number): boolean =>
  plan.mode.kind === 'draw' &&
  arrangement.seats.length === people &&
  arrangement.sizes.length * 3 === people &&
  arrangement.sizes.every((size) => size === 3);
