import type { PersonId } from '@/kernel/ids';
import { usualOf } from './arrangement';
import { castOf, numbersOf } from './cast';
import { conflictsIn } from './conflicts';
import { sumOfPairs } from './cost';
import type { Floor } from './floor';
import { floorOf } from './floor';
import type { Meetings } from './meetings';
import { meetingsIn } from './meetings';
import type { ModelRound } from './model';
import { followsIn } from './neighbours';
import { publishedRound } from './published';
import type { SeatingRequest } from './request';
import type { SeatedRound } from './round';
import type { Repeat, SeatingReport, Share } from './seating';
import { stateOf } from './state';
import { draw } from './weights';

const mostSeasonMeetings = 5;

/** What these rounds are worth after the published ones. They need not be the engine's own. */
export function reportOn(request: SeatingRequest, rounds: readonly SeatedRound[]): SeatingReport {
  const all = [...request.published, ...rounds].sort((a, b) => a.number - b.number);
  const meetings = meetingsIn(all);
  const repeated = meetings.pairs
    .filter((pair) => pair.meetings > 1)
    .sort((a, b) => b.meetings - a.meetings);
  const shares = sharesOf(request, all);
  const floor = floorFor(request, rounds);
  const sides = sidesOf(request, all, repeated.map(({ persons }) => persons));
  return {
    repeats: sumOfPairs(meetings.pairs.map((pair) => pair.meetings)),
    lowerBound: floor.repeats,
    most: Math.max(0, ...meetings.pairs.map((pair) => pair.meetings)),
    worst: repeated[0] ?? null,
    repeated,
    conflicts: conflictsIn(request, rounds),
    consecutive: consecutiveIn(all, meetings),
    stintUnevenness: Math.max(0, sumOfPairs(shares.map(({ stints }) => stints)) - floor.stints),
    outUnevenness: Math.max(0, sumOfPairs(shares.map(({ out }) => out)) - floor.outs),
    neighbours: sides.filter((difference) => difference <= 1).length,
    neighbourPairs: sides.length,
    seasonMeetings: seasonIn(request, rounds),
    shares: shares.filter(({ person }) => request.persons.includes(person)),
    later: request.apart.filter(({ addedBefore = 1 }) => addedBefore > 1),
  };
}

/** The least there can be if all of these rounds were seated anew. */
function floorFor(request: SeatingRequest, rounds: readonly SeatedRound[]): Floor {
  const usual = usualOf(request);
  const cast = castOf({ ...request, published: [...request.published, ...rounds] }, usual);
  const nothing = new Int32Array(cast.people.length ** 2);
  const open = (round: ModelRound): ModelRound => ({ ...round, free: [[...round.seats.keys()]] });
  const model = {
    people: cast.people,
    usual,
    weights: draw,
    rounds: [
      ...request.published.map((round) => publishedRound(cast, round, nothing)),
      ...rounds.map((round) => open(publishedRound(cast, round, nothing))),
    ].sort((a, b) => a.number - b.number),
  };
  return floorOf(
    stateOf(
      model,
      model.rounds.map(({ seats }) => seats),
    ),
  );
}

function sharesOf(request: SeatingRequest, rounds: readonly SeatedRound[]): readonly Share[] {
  const usual = usualOf(request);
  const { people } = castOf({ ...request, published: rounds }, usual);
  return people.map((person) => {
    const seats = rounds.flatMap(({ tables }) => tables.filter(({ persons }) => persons.includes(person)));
    return {
      person,
      rounds: seats.length,
      stints: seats.filter(({ persons }) => persons.length !== usual).length,
      out: rounds.filter(({ out }) => out.includes(person)).length,
      firstDealer: seats.filter(({ persons, firstDealer }) => persons[firstDealer] === person).length,
      met: new Set(seats.flatMap(({ persons }) => persons.filter((other) => other !== person))).size,
    };
  });
}

/** Pairs that meet in a round and met in the one before, once for each such round. */
function consecutiveIn(rounds: readonly SeatedRound[], { pairs }: Meetings): number {
  const next = new Map(rounds.map(({ number }, at) => [number, rounds[at + 1]?.number]));
  const again = (pair: Repeat): number =>
    pair.rounds.slice(1).filter((round, at) => next.get(pair.rounds[at] ?? 0) === round).length;
  return pairs.reduce((sum, pair) => sum + again(pair), 0);
}

/** For each pair: how much oftener one played right after the other than the other way round. */
function sidesOf(
  request: SeatingRequest,
  rounds: readonly SeatedRound[],
  pairs: readonly (readonly [PersonId, PersonId])[],
): readonly number[] {
  const cast = castOf({ ...request, published: rounds }, usualOf(request));
  const tables = rounds.map((round) => round.tables.map(({ persons }) => numbersOf(cast, persons)));
  const { people, times } = followsIn(
    cast.people.length,
    tables.map((ordered) => ({ tables: ordered, free: false })),
  );
  return pairs.map((pair) => {
    const [a = 0, b = 0] = numbersOf(cast, pair);
    return Math.abs((times[a * people + b] ?? 0) - (times[b * people + a] ?? 0));
  });
}

function seasonIn({ season }: SeatingRequest, rounds: readonly SeatedRound[]): number {
  const meetings = meetingsIn(rounds);
  return season.reduce((sum, { persons: [a, b], times }) => {
    return sum + meetings.rounds(a, b).length * Math.min(mostSeasonMeetings, times);
  }, 0);
}
