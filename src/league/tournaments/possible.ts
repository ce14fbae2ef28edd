import { isGone } from './attendance';
import type { TournamentRefusal } from './refusal';
import { isOutdated, personsIn, type Round } from './round';
import { currentRound, nextRound, roundsStarted, runningRound, stageOf } from './stage';
import type { Tournament } from './tournament';

/** Everything that a tournament's page offers as a button. */
export const acts = [
  'open',
  'cancel',
  'change-plan',
  'enrol',
  'check-in',
  'seat',
  'change-seats',
  'publish-seating',
  'start-round',
  'close-round',
  'reopen-round',
  'publish-list',
  'penalize',
  'settle',
  'move',
  'finish',
  'reopen',
  'archive',
  'restore',
] as const;
export type Act = (typeof acts)[number];

/** A table of a round that is not closed. */
export type OpenTable = { readonly round: number; readonly table: number };

/** What a decision must know of the tables; their own streams know it. */
export type Tables = { readonly open: readonly OpenTable[]; readonly opened: number };

export const noTables: Tables = { open: [], opened: 0 };

type Refused = TournamentRefusal | null;

/** Why this cannot be done now, for a grey button and for the decision itself; null if it can. */
export function whyNot(tournament: Tournament, act: Act, tables: Tables): Refused {
  if (act === 'restore') return tournament.archived ? null : { code: 'not-archived' };
  if (tournament.archived) return { code: 'tournament-archived' };
  return why[act](tournament, tables);
}

type Why = (tournament: Tournament, tables: Tables) => Refused;

const why: Readonly<Record<Exclude<Act, 'restore'>, Why>> = {
  open: ({ life }) => (life === 'announced' ? null : (overBy(life) ?? { code: 'already-opened' })),
  cancel: (tournament) =>
    goingOn(tournament) ?? (roundsStarted(tournament) > 0 ? { code: 'rounds-started' } : null),
  'change-plan': goingOn,
  enrol: goingOn,
  'check-in': opened,
  seat: whyNotSeat,
  'change-seats': (tournament) => opened(tournament) ?? notWaiting(currentRound(tournament)),
  'publish-seating': whyNotPublish,
  'start-round': whyNotStart,
  'close-round': (tournament) => (runningRound(tournament) ? null : { code: 'no-round-running' }),
  'reopen-round': (tournament) =>
    opened(tournament) ?? (currentRound(tournament)?.closed ? null : { code: 'round-not-closed' }),
  'publish-list': (tournament, { opened: tables }) =>
    roundsStarted(tournament) + tables > 0 ? null : { code: 'nothing-played' },
  penalize: notCancelled,
  settle: notCancelled,
  move: () => null,
  finish: whyNotFinish,
  reopen: ({ life }) => (life === 'finished' || life === 'cancelled' ? null : { code: 'not-over' }),
  archive: () => null,
};

function overBy(life: Tournament['life']): Refused {
  if (life === 'cancelled') return { code: 'tournament-cancelled' };
  return life === 'finished' ? { code: 'tournament-over' } : null;
}

/** It may still be prepared or played. */
function goingOn({ life }: Tournament): Refused {
  return overBy(life);
}

/** Penalties and money come after the end too. */
function notCancelled({ life }: Tournament): Refused {
  return life === 'cancelled' ? { code: 'tournament-cancelled' } : null;
}

/** The doors are open. */
function opened({ life }: Tournament): Refused {
  return overBy(life) ?? (life === 'announced' ? { code: 'not-opened' } : null);
}

function whyNotSeat(tournament: Tournament): Refused {
  const running = runningRound(tournament);
  const shut = opened(tournament);
  if (shut) return shut;
  if (running) return { code: 'round-running', params: { round: running.number } };
  return nextRound(tournament) > tournament.plan.rounds ? { code: 'all-rounds-seated' } : null;
}

/** It is seated and its tables are not open yet. */
function notWaiting(round: Round | null): Refused {
  if (!round || round.closed) return { code: 'nothing-seated' };
  return round.started === null ? null : { code: 'round-started', params: { round: round.number } };
}

function whyNotPublish(tournament: Tournament): Refused {
  const round = currentRound(tournament);
  const fault = opened(tournament) ?? notWaiting(round);
  if (fault || !round) return fault;
  return round.published && !isOutdated(round) ? { code: 'already-published' } : null;
}

function whyNotStart(tournament: Tournament): Refused {
  const round = currentRound(tournament);
  const fault = opened(tournament) ?? notWaiting(round);
  if (fault || !round) return fault;
  if (!round.published) return { code: 'not-published' };
  if (isOutdated(round)) return { code: 'seating-changed' };
  const gone = personsIn(round.seating).find((person) => isGone(tournament, person, round.number));
  return gone === undefined ? null : { code: 'seated-but-gone', params: { person: gone } };
}

function whyNotFinish(tournament: Tournament, { open, opened: tables }: Tables): Refused {
  const stage = stageOf(tournament);
  if (stage === 'finished' || stage === 'cancelled') return overBy(stage);
  const running = runningRound(tournament);
  if (running) return { code: 'round-running', params: { round: running.number } };
  if (roundsStarted(tournament) + tables === 0) return { code: 'nothing-played' };
  const params = { tables: open.map(({ table }) => table).join(', '), count: open.length };
  return open.length > 0 ? { code: 'tables-open', params } : null;
}
