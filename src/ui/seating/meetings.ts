import type { PersonId } from '@/kernel/ids';

type Tables = readonly { readonly persons: readonly { readonly person: PersonId }[] }[];
type Pair = { readonly persons: readonly [PersonId, PersonId]; readonly times: number };

/** How often each of `persons` met each other at a table: a row and a column for each, in their order. */
export function meetingsOf(
  persons: readonly PersonId[],
  rounds: readonly { readonly tables: Tables }[],
  earlier: readonly Pair[],
): readonly (readonly number[])[] {
  const place = new Map(persons.map((person, at) => [person, at]));
  const matrix = persons.map(() => persons.map(() => 0));
  const count = (one: PersonId, other: PersonId, times: number): void => {
    const [a, b] = [place.get(one), place.get(other)];
    if (a === undefined || b === undefined) return;
    for (const [row, column] of [[a, b], [b, a]] as const) {
      const line = matrix[row];
      if (line) line[column] = (line[column] ?? 0) + times;
    }
  };
  for (const { persons: [one, other], times } of earlier) count(one, other, times);
  for (const table of rounds.flatMap(({ tables }) => tables))
    for (const [at, { person }] of table.persons.entries())
      for (const other of table.persons.slice(at + 1)) count(person, other.person, 1);
  return matrix;
}
