import type { PersonId } from '@/kernel/ids';
import { eachPair } from './pair-costs';
import type { Repeat } from './seating';
import type { SeatedRound } from './round';

/** Everybody's meetings over some rounds. */
export type Meetings = {
  /** The rounds in which two have met, in order; nothing for those who have not. */
  readonly rounds: (a: PersonId, b: PersonId) => readonly number[];
  readonly pairs: readonly Repeat[];
};

/** Who has met whom; those who watch together have not met. */
export function meetingsIn(rounds: readonly SeatedRound[]): Meetings {
  const met = new Map<string, { persons: readonly [PersonId, PersonId]; rounds: number[] }>();
  for (const { number, tables } of [...rounds].sort((a, b) => a.number - b.number)) {
    for (const { persons } of tables) {
      eachPair(persons, (a, b) => {
        const key = keyOf(a, b);
        const pair = met.get(key) ?? { persons: [a, b], rounds: [] };
        pair.rounds.push(number);
        met.set(key, pair);
      });
    }
  }
  return {
    rounds: (a, b) => met.get(keyOf(a, b))?.rounds ?? [],
    pairs: [...met.values()].map(({ persons, rounds: numbers }) => ({
      persons: [...persons],
      meetings: numbers.length,
      rounds: numbers,
    })),
  };
}

/** Ids have no blanks. */
const keyOf = (a: PersonId, b: PersonId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
