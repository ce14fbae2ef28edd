import type { PersonId } from '@/kernel/ids';
import { lot } from '../standings/lot';
import type { PublishedList, Tournament } from './tournament';

/** Points so far, by person: closed and open tables, penalties left out. */
export type Points = ReadonlyMap<PersonId, number>;

type ToRank = { readonly active: readonly PersonId[]; readonly points: Points; readonly round: number };

/**
 * Who is first, second, … for seating by rank, without ties: by the list that was published after the last
 * round, else by points so far with penalties; equals by lot, drawn from the seed. Who is on no list comes
 * last, in the order of the participants; a substitute stands where he stands whom he plays for.
 */
export function rankedFor(
  tournament: Tournament,
  { active, points, round }: ToRank,
  seed: number,
): readonly PersonId[] {
  const list = tournament.lists.findLast((one) => one.kind === 'round' && one.round === round - 1);
  const place = list ? placesOf(list) : placesByPoints(tournament, points);
  const inRound = tournament.substitutions.filter((one) => one.round === round);
  const standsFor = (person: PersonId): PersonId =>
    inRound.find(({ substitute }) => substitute === person)?.person ?? person;
  const known = (person: PersonId): number => place.get(standsFor(person)) ?? Infinity;
  const byPlace = (one: PersonId, other: PersonId): number =>
    known(one) === known(other) ? lot(seed, one) - lot(seed, other) : known(one) - known(other);
  const onList = active.filter((person) => known(person) < Infinity).sort(byPlace);
  return [...onList, ...active.filter((person) => known(person) === Infinity)];
}

/** Ranks as published; those under the line after all others. */
const placesOf = ({ lines }: PublishedList): ReadonlyMap<PersonId, number> =>
  new Map(lines.map(({ person, rank }) => [person, rank ?? lines.length + 1]));

function placesByPoints({ penalties }: Tournament, points: Points): ReadonlyMap<PersonId, number> {
  const penalty = (person: PersonId): number =>
    penalties
      .filter((one) => one.person === person && !one.withdrawn)
      .reduce((sum, one) => sum + one.points, 0);
  return new Map([...points].map(([person, sum]) => [person, -(sum + penalty(person))]));
}
