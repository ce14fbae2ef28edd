import type { PersonId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { SeatingRefusal } from './refusal';
import type { RoundPlan, SeatingRequest } from './request';
import type { SeatedRound } from './round';

/** What is wrong with a request before anybody is seated; null for nothing. */
export function faultOf(request: SeatingRequest): SeatingRefusal | null {
  if (request.persons.length === 0) return { code: 'nothing-to-seat' };
  return (
    twice(request.persons, 'persons') ??
    firstOf(request.rounds, rankedTwice) ??
    firstOf(request.published, publishedTwice) ??
    roundTwice([...request.published, ...request.rounds].map(({ number }) => number))
  );
}

function firstOf<Item>(
  items: readonly Item[],
  fault: (item: Item) => SeatingRefusal | null,
): SeatingRefusal | null {
  for (const item of items) {
    const found = fault(item);
    if (found) return found;
  }
  return null;
}

const rankedTwice = ({ mode, number }: RoundPlan): SeatingRefusal | null =>
  mode.kind === 'draw' ? null : twice(mode.ranking, `rounds.${number}.ranking`);

const publishedTwice = ({ number, tables, out }: SeatedRound): SeatingRefusal | null =>
  twice([...tables.flatMap(({ persons }) => persons), ...out], `published.${number}`);

function twice(persons: readonly PersonId[], where: string): SeatingRefusal | null {
  const person = persons.find((one, at) => persons.indexOf(one) !== at);
  return person === undefined ? null : { code: 'person-twice', person, where };
}

function roundTwice(numbers: readonly number[]): SeatingRefusal | null {
  const round = numbers.find((one, at) => numbers.indexOf(one) !== at);
  return round === undefined ? null : { code: 'round-twice', round };
}

/** The physical tables of a round with so many: those named, or 1 … n and the fixed ones above. */
export function numbersFor(
  { numbers, fixed }: SeatingRequest,
  { number: round, tables, present }: {
    readonly number: number;
    readonly tables: number;
    readonly present: ReadonlySet<PersonId>;
  },
): Outcome<readonly number[], SeatingRefusal> {
  const own = fixed.filter(({ person }) => present.has(person)).map(({ table }) => table);
  const usual = [...Array.from({ length: tables }, (_, i) => i + 1), ...own];
  const list = [...new Set(numbers ?? usual)];
  if (list.length < tables) return refuse({ code: 'too-few-numbers', round, tables, numbers: list.length });
  const lost = fixed.find(({ person, table }) => present.has(person) && !list.includes(table));
  return lost ? refuse({ code: 'no-such-table', round, ...lost }) : accept(list);
}
