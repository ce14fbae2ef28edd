import type { JsonObject } from '@/kernel/event';
import type { PersonId } from '@/kernel/ids';
import { accept, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import type { TextRef } from '../text';
import { attendanceIn } from './attendance';
import type { Decided } from './decisions';
import { about } from './participant-decisions';
import { noTables, type Tables, whyNot } from './possible';
import { personsIn, type Round } from './round';
import {
  RoundClosed,
  RoundReopened,
  RoundReseated,
  RoundSeated,
  RoundStarted,
  type Seated,
  type SeatingHow,
  SeatingPublished,
} from './round-events';
import { changedBetween, seatedFault } from './seated-check';
import { currentRound, nextRound, runningRound } from './stage';
import type { Tournament } from './tournament';

/** A seating that was found or made by hand, to be stored. `report` is its own account. */
export type FoundSeating = Pick<Seated, 'tables' | 'out'> & {
  readonly how: SeatingHow;
  readonly report: JsonObject;
};

export type SeatingWish = { readonly round: number; readonly seating: FoundSeating };

/**
 * The round has its tables. What stands is checked before it is stored, whoever found it; a round that was
 * seated and has not begun is seated anew.
 */
export function seatRound(tournament: Tournament, { round, seating }: SeatingWish): Decided {
  const never = whyNot(tournament, 'seat', noTables);
  if (never) return refuse(never);
  if (round !== nextRound(tournament)) return refuse({ code: 'not-current-round', params: { round } });
  const fault = seatedFault(tournament, round, seating);
  if (fault) return refuse(fault);
  const before = tournament.rounds[round - 1];
  const { tables, out, how, report } = seating;
  const facts = { round, tables, out, absent: absentIn(tournament, round), how, report };
  if (!before) return accept([happened(RoundSeated, facts)]);
  const changed = changedBetween(before.seating, seating);
  if (changed.length === 0) return refuse({ code: 'nothing-changed' });
  return accept([happened(RoundReseated, { ...facts, changed: [...changed] })]);
}

const absentIn = (tournament: Tournament, round: number): PersonId[] => [
  ...attendanceIn(tournament, round).absent,
];

export type Swap = { readonly round: number; readonly one: PersonId; readonly other: PersonId };

/** Two persons change places, at tables or with the bench; `report` is of the seating after it. */
export function swapSeats(
  tournament: Tournament,
  { round: number, one, other, report }: Swap & { readonly report?: JsonObject },
): Decided {
  const never = whyNot(tournament, 'change-seats', noTables);
  if (never) return refuse(never);
  const round = currentRound(tournament);
  if (round?.number !== number) return refuse({ code: 'not-current-round', params: { round: number } });
  const strange = [one, other].find((person) => !personsIn(round.seating).includes(person));
  if (strange !== undefined) return about('not-in-round', strange);
  if (one === other) return refuse({ code: 'with-himself' });
  const after = swapped(round, one, other);
  const fault = seatedFault(tournament, number, after);
  return fault ? refuse(fault) : accept([reseated(round, after, report ?? round.seating.report)]);
}

/** The seating of a round with two persons in each other's place. */
export function swapped({ seating }: Round, one: PersonId, other: PersonId): Pick<Seated, 'tables' | 'out'> {
  const put = (person: PersonId): PersonId => {
    if (person === one) return other;
    return person === other ? one : person;
  };
  return {
    tables: seating.tables.map((table) => ({ ...table, persons: table.persons.map(put) })),
    out: seating.out.map(put),
  };
}

function reseated({ number, seating }: Round, after: Pick<Seated, 'tables' | 'out'>, report: JsonObject) {
  const how = { ...seating.how, manual: true };
  const changed = [...changedBetween(seating, after)];
  return happened(RoundReseated, { round: number, ...after, absent: seating.absent, how, report, changed });
}

type OneRound = { readonly round: number };

/** The seating is hung up. */
export function publishSeating(tournament: Tournament, { round: number }: OneRound): Decided {
  const never = whyNot(tournament, 'publish-seating', noTables);
  if (never) return refuse(never);
  const round = currentRound(tournament);
  if (round?.number !== number) return refuse({ code: 'not-current-round', params: { round: number } });
  const { tables, out, absent } = round.seating;
  return accept([happened(SeatingPublished, { round: number, tables, out, absent })]);
}

/** The tables open: each gets its sitting afterwards, in streams of their own. */
export function startRound(tournament: Tournament, { round: number }: OneRound): Decided {
  const never = whyNot(tournament, 'start-round', noTables);
  if (never) return refuse(never);
  const round = currentRound(tournament);
  if (round?.number !== number) return refuse({ code: 'not-current-round', params: { round: number } });
  return accept([happened(RoundStarted, { round: number })]);
}

type Closing = OneRound & { readonly tables?: Tables };

/** The round is over. Tables still open are named, and may go on: the list is provisional until then. */
export function closeRound(tournament: Tournament, { round: number, tables = noTables }: Closing): Decided {
  const never = whyNot(tournament, 'close-round', tables);
  if (never) return refuse(never);
  if (runningRound(tournament)?.number !== number) {
    return refuse({ code: 'not-current-round', params: { round: number } });
  }
  const open = tables.open.filter(({ round }) => round === number).map(({ table }) => table);
  return accept([happened(RoundClosed, { round: number, open })]);
}

type Reopening = OneRound & { readonly why: TextRef };

/** It was not over after all; only the last round can go on. */
export function reopenRound(tournament: Tournament, { round, why }: Reopening): Decided {
  const never = whyNot(tournament, 'reopen-round', noTables);
  if (never) return refuse(never);
  if (currentRound(tournament)?.number !== round) {
    return refuse({ code: 'not-current-round', params: { round } });
  }
  return accept([happened(RoundReopened, { round, why })]);
}
