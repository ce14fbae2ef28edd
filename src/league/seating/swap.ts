import type { PersonId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { reportOn } from './report';
import type { Labelled, SeatingRequest } from './request';
import type { SeatedRound } from './round';
import type { SeatingReport } from './seating';
import { verifySeating } from './verification';

/** Two persons of a round who change places: seats, or a seat with watching. */
export type Swap = { readonly round: number; readonly one: PersonId; readonly other: PersonId };

export type SwapRefusal =
  | { readonly code: 'no-such-round'; readonly round: number }
  | { readonly code: 'same-person'; readonly person: PersonId }
  | { readonly code: 'not-in-round'; readonly round: number; readonly person: PersonId };

/** After minus before: below 0 is better. */
export type SwapDifference = {
  readonly repeats: number;
  readonly conflicts: number;
  readonly consecutive: number;
  readonly stintUnevenness: number;
  readonly outUnevenness: number;
  readonly seasonMeetings: number;
};

/** `problems` forbid storing it (an absolute prohibition, a label twice); the swap is shown all the same. */
export type Swapped = {
  readonly rounds: readonly SeatedRound[];
  readonly round: SeatedRound;
  readonly report: SeatingReport;
  readonly difference: SwapDifference;
  readonly problems: readonly Problem[];
};

/** What there is to swap in: planned rounds and the labels their people keep. */
export type Swappable = { readonly rounds: readonly SeatedRound[]; readonly labels?: readonly Labelled[] };

/**
 * The rounds after two have changed places, and the difference it makes. Each takes the other's very seat.
 */
export function swapPersons(
  request: SeatingRequest,
  { rounds, labels = [] }: Swappable,
  swap: Swap,
): Outcome<Swapped, SwapRefusal> {
  const round = rounds.find(({ number }) => number === swap.round);
  if (!round) return refuse({ code: 'no-such-round', round: swap.round });
  if (swap.one === swap.other) return refuse({ code: 'same-person', person: swap.one });
  const stranger = [swap.one, swap.other].find((person) => !isIn(round, person));
  if (stranger !== undefined) return refuse({ code: 'not-in-round', round: swap.round, person: stranger });
  const swapped = exchanged(round, swap);
  const after = rounds.map((one) => (one === round ? swapped : one));
  const report = reportOn(request, after);
  const difference = differenceOf(reportOn(request, rounds), report);
  const problems = verifySeating(request, { rounds: after, labels });
  return accept({ rounds: after, round: swapped, report, difference, problems });
}

const isIn = ({ tables, out }: SeatedRound, person: PersonId): boolean =>
  out.includes(person) || tables.some(({ persons }) => persons.includes(person));

function exchanged(round: SeatedRound, { one, other }: Swap): SeatedRound {
  const partner = (person: PersonId): PersonId => (person === one ? other : person === other ? one : person);
  return {
    ...round,
    tables: round.tables.map((table) => ({ ...table, persons: table.persons.map(partner) })),
    out: round.out.map(partner),
  };
}

const differenceOf = (before: SeatingReport, after: SeatingReport): SwapDifference => ({
  repeats: after.repeats - before.repeats,
  conflicts: after.conflicts.length - before.conflicts.length,
  consecutive: after.consecutive - before.consecutive,
  stintUnevenness: after.stintUnevenness - before.stintUnevenness,
  outUnevenness: after.outUnevenness - before.outUnevenness,
  seasonMeetings: after.seasonMeetings - before.seasonMeetings,
});
