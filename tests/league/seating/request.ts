import { id } from '@/kernel/ids';
import type { PersonId } from '@/kernel/ids';
import type { SeatingInput, SeatingRequest } from '@/league/seating/request';
import { seatingRequest } from '@/league/seating/request';
import type { SeatingRefusal } from '@/league/seating/refusal';
import { seatNow } from '@/league/seating/seat';
import type { Seating } from '@/league/seating/seating';

/** Person number 1, 2, 3 … */
export const p = (number: number): PersonId => id<'person'>(`p${number}`);

export const people = (count: number): PersonId[] => Array.from({ length: count }, (_, i) => p(i + 1));

type Rounds = readonly { readonly number: number }[];

export const rounds = (count: number, from = 1): Rounds => Array.from({ length: count }, (_, i) => ({ number: from + i }));

/** So many people and rounds, and what else is asked. */
export function ask(count: number, wanted: number, more: Partial<SeatingInput> = {}): SeatingRequest {
  return seatingRequest({ persons: people(count), rounds: [...rounds(wanted)], seed: 7, ...more });
}

/** The seating, which must be there. */
export function seated(request: SeatingRequest): Seating {
  const found = seatNow(request);
  if (!found.ok) throw new Error(`refused: ${JSON.stringify(found.refusal)}`);
  return found.value;
}

/** The refusal, which must be there. */
export function refused(request: SeatingRequest): SeatingRefusal {
  const found = seatNow(request);
  if (found.ok) throw new Error('seated, and should have been refused');
  return found.refusal;
}

/** How often two meet, over tables of any rounds. */
export const meetings = ({ rounds: all }: Pick<Seating, 'rounds'>, a: PersonId, b: PersonId): number =>
  all.flatMap(({ tables }) => tables).filter(({ persons }) => persons.includes(a) && persons.includes(b)).length;

export const sizesIn = ({ rounds: all }: Pick<Seating, 'rounds'>, round: number): readonly number[] =>
  all[round - 1]!.tables.map(({ persons }) => persons.length).sort((a, b) => b - a);
