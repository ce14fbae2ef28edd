import type { PersonId } from '@/kernel/ids';
import type { Who } from './model';
import type { SeatingRequest } from './request';

/** The people of a request by number: those to plan for in their order, then those who have left. */
export type Cast = {
  readonly people: readonly PersonId[];
  readonly numberOf: ReadonlyMap<PersonId, Who>;
  /**
   * How many tables of another size than the usual, and how many rounds out, the published rounds gave
   * each.
   */
  readonly stints: readonly number[];
  readonly outs: readonly number[];
};

export function castOf({ persons, published }: SeatingRequest, usual: number): Cast {
  const seated = published.flatMap(({ tables, out }) => [
    ...tables.flatMap((table) => table.persons),
    ...out,
  ]);
  const people = [...new Set([...persons, ...seated])];
  const stints = published.flatMap(({ tables }) =>
    tables.filter((table) => table.persons.length !== usual).flatMap((table) => table.persons),
  );
  return {
    people,
    numberOf: new Map(people.map((person, who) => [person, who])),
    stints: tally(people, stints),
    outs: tally(
      people,
      published.flatMap(({ out }) => out),
    ),
  };
}

function tally(people: readonly PersonId[], mentions: readonly PersonId[]): readonly number[] {
  const counts = new Map<PersonId, number>();
  for (const person of mentions) counts.set(person, (counts.get(person) ?? 0) + 1);
  return people.map((person) => counts.get(person) ?? 0);
}

/** The numbers of those among these who are known. */
export const numbersOf = ({ numberOf }: Cast, persons: readonly PersonId[]): readonly Who[] =>
  persons.flatMap((person) => {
    const who = numberOf.get(person);
    return who === undefined ? [] : [who];
  });
