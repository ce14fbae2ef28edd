import type { Arrangement } from './arrangement';
import type { Cast } from './cast';
import { numbersOf } from './cast';
import type { Chance } from './chance';
import { chanceFrom } from './chance';
import { eachPair, isAbsolute } from './pair-costs';
import type { Apart, Partition } from './partition';
import { partition } from './partition';
import type { SeatingRequest } from './request';

/** Steps of a search for a first seating, and of each that finds out who is to blame. */
const steps = 200_000;
const stepsOfBlame = 20_000;

/** The pairs that must be apart in this round and are both there. */
export function absolutePairs(request: SeatingRequest, cast: Cast, round: Arrangement): Apart {
  const here = new Set(round.seats);
  const pairs = new Map<string, readonly [number, number]>();
  for (const prohibition of request.apart.filter((one) => isAbsolute(one, round.number))) {
    const persons = numbersOf(cast, [...new Set(prohibition.persons)]).filter((who) => here.has(who));
    eachPair(persons, (a, b) => pairs.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [a, b]));
  }
  return [...pairs.values()];
}

/** Seats that respect the absolute pairs, others for other chance. */
export const firstSeats = (round: Arrangement, apart: Apart, chance: Chance): Partition =>
  partition(round, apart, { chance, steps });

/**
 * Pairs that cannot all be kept apart, of which none can be spared: without any one of them there would be a
 * seating.
 */
export function culprits(round: Arrangement, apart: Apart): Apart {
  const impossible = (pairs: Apart): boolean =>
    partition(round, pairs, { chance: chanceFrom(1), steps: stepsOfBlame }) === 'impossible';
  let core = apart;
  for (let size = Math.ceil(apart.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < core.length; ) {
      const without = [...core.slice(0, from), ...core.slice(from + size)];
      if (impossible(without)) core = without;
      else from += size;
    }
  }
  return core;
}
