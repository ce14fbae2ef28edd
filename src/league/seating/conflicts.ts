import type { PersonId } from '@/kernel/ids';
import { isAbsolute } from './pair-costs';
import type { SeatingRequest } from './request';
import type { SeatedRound } from './round';
import type { Conflict } from './seating';

/**
 * Who sits together in these rounds and should not. A pair prohibited twice is named once for each reason.
 */
export const conflictsIn = ({ apart }: SeatingRequest, rounds: readonly SeatedRound[]): readonly Conflict[] =>
  rounds.flatMap((round) =>
    round.tables.flatMap(({ number, persons }) =>
      apart.flatMap((prohibition) =>
        pairsOf(persons.filter((person) => prohibition.persons.includes(person))).map(
          (pair): Conflict => ({
            round: round.number,
            table: number,
            persons: pair,
            reason: prohibition.reason,
            strength: prohibition.strength,
          }),
        ),
      ),
    ),
  );

const pairsOf = (persons: readonly PersonId[]): readonly [PersonId, PersonId][] =>
  persons.flatMap((a, i) => persons.slice(i + 1).map((b): [PersonId, PersonId] => [a, b]));

/** Those that no seating may have: the prohibition is absolute in this round. */
export const isForbidden = ({ strength, round }: Conflict): boolean =>
  isAbsolute({ strength }, round);

