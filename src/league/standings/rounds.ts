import type { PersonId } from '@/kernel/ids';
import type { Substitution } from '../seasons/criteria';
import { type Evening, type Penalty, type ResultRow, standing } from './facts';
import { grouped } from './grouping';
import { type Part, type PartState, pointsOf } from './part';

/** One evening with the results at its tables, and what a regulation says of substitutes. */
export type Played = {
  readonly evening: Evening;
  readonly rows: ReadonlyMap<PersonId, readonly ResultRow[]>;
  readonly substitution: Substitution;
  /** The rounds that were seated or played, in order, and the penalties that stand. */
  readonly rounds: readonly number[];
  readonly penalties: readonly Penalty[];
};

export function playedAt(
  evening: Evening,
  results: readonly ResultRow[],
  substitution: Substitution,
): Played {
  const rows = grouped(results, ({ person }) => person);
  const rounds = roundsOf(evening, results);
  return { evening, rows, substitution, rounds, penalties: standing(evening.penalties) };
}

function roundsOf(evening: Evening, results: readonly ResultRow[]): readonly number[] {
  const numbers = new Set(evening.rounds.map(({ round }) => round));
  for (const { round } of results) numbers.add(round);
  return [...numbers].sort((a, b) => a - b);
}

/** Everybody who took part: at a table, in a seating, replaced, or with a penalty. */
export function personsOf({ evening, rows, penalties }: Played): readonly PersonId[] {
  const replaced = evening.substitutes.map(({ person }) => person);
  const punished = penalties.map(({ person }) => person);
  const seated = evening.rounds.flatMap((round) => [...round.seated, ...round.out]);
  return [...new Set([...rows.keys(), ...seated, ...replaced, ...punished])];
}

/** What a person did in one round, and what it brought. */
export function roundPart(at: Played, person: PersonId, round: number): Part {
  const results = resultsIn(at, person, round);
  const replacing = replacementOf(at, person, round);
  const penalties = penaltiesOf(at, person).filter((one) => one.round === round);
  const state = replacing.state ?? stateOf(at, results, { person, round });
  return {
    key: String(round),
    state,
    points: pointsOf(results) + replacing.points + pointsOf(penalties),
    played: results.length > 0 && state !== 'given',
    counts: results.length > 0 || state === 'substituted',
    deals: results.reduce((sum, { deals }) => sum + deals, 0),
    won: results.reduce((sum, { won }) => sum + won, 0),
    results,
    penalties,
    substitute: replacing.other,
    substitution: replacing.points,
  };
}

const none: readonly never[] = [];

/** Asked a thousand times for a season, whose evenings have mostly one round: nothing is copied for those. */
function resultsIn({ rows }: Played, person: PersonId, round: number): readonly ResultRow[] {
  const own = rows.get(person) ?? none;
  return own.every((row) => row.round === round) ? own : own.filter((row) => row.round === round);
}

const penaltiesOf = ({ penalties }: Played, person: PersonId): readonly Penalty[] =>
  penalties.length === 0 ? none : penalties.filter((one) => one.person === person);

type Replacing = {
  readonly state: PartState | null;
  readonly other: PersonId | null;
  readonly points: number;
};

const nobody: Replacing = { state: null, other: null, points: 0 };

/**
 * What it means that somebody plays for somebody else, by the facts of that round: who is replaced gets what
 * the regulation says, and where that is the substitute's own result, the substitute does not keep it.
 */
function replacementOf(at: Played, person: PersonId, round: number): Replacing {
  const { evening, substitution } = at;
  if (evening.substitutes.length === 0) return nobody;
  const inRound = evening.substitutes.filter((one) => one.round === round);
  const replaced = inRound.find((one) => one.person === person);
  if (replaced) {
    const made = pointsOf(resultsIn(at, replaced.substitute, round));
    return { state: 'substituted', other: replaced.substitute, points: worth(substitution, made) };
  }
  const playsFor = inRound.find((one) => one.substitute === person);
  if (!playsFor) return nobody;
  if (substitution.kind !== 'guest') return { ...nobody, other: playsFor.person };
  return { state: 'given', other: playsFor.person, points: -pointsOf(resultsIn(at, person, round)) };
}

function worth(substitution: Substitution, made: number): number {
  switch (substitution.kind) {
    case 'zero':
      return 0;
    case 'fixed':
      return substitution.points;
    case 'guest':
      return made;
  }
}

type Who = { readonly person: PersonId; readonly round: number };

function stateOf(at: Played, results: readonly ResultRow[], { person, round }: Who): PartState {
  if (results.some(({ open }) => open)) return 'open';
  if (results.length > 0) return 'played';
  const participant = at.evening.participants.find((one) => one.person === person);
  if (participant && round < participant.joined) return 'not-joined';
  if (participant && participant.left !== null && round > participant.left) return 'left';
  const seated = at.evening.rounds.find((one) => one.round === round);
  if (seated?.seated.includes(person)) return 'open';
  if (seated?.out.includes(person)) return 'out';
  return seated?.absent.includes(person) ? 'absent' : missing(at, person, round);
}

/** Before his first table he had not joined, unless the list of participants says more. */
function missing({ rows }: Played, person: PersonId, round: number): PartState {
  const first = Math.min(...(rows.get(person) ?? none).map((row) => row.round));
  return Number.isFinite(first) && round < first ? 'not-joined' : 'absent';
}

/** An evening of a person as one part of a season. */
export function eveningPart(at: Played, person: PersonId): Part {
  const rounds = at.rounds.map((round) => roundPart(at, person, round));
  const overall = penaltiesOf(at, person).filter((one) => !hasRound(at, one));
  const penalties =
    at.penalties.length === 0 ? none : [...rounds.flatMap((part) => part.penalties), ...overall];
  const key = at.evening.tournament;
  const [only] = rounds;
  if (only && rounds.length === 1) {
    return { ...only, key, points: only.points + pointsOf(overall), penalties };
  }
  return {
    key,
    state: overallState(rounds),
    points: pointsOf(rounds) + pointsOf(overall),
    played: rounds.some((part) => part.played),
    counts: rounds.some((part) => part.counts),
    deals: rounds.reduce((sum, { deals }) => sum + deals, 0),
    won: rounds.reduce((sum, { won }) => sum + won, 0),
    results: at.rows.get(person) ?? none,
    penalties,
    substitute: rounds.find((part) => part.substitute !== null)?.substitute ?? null,
    substitution: rounds.reduce((sum, { substitution }) => sum + substitution, 0),
  };
}

/** A penalty may name a round that was never seated: then it belongs to the evening. */
export const hasRound = ({ rounds }: Played, { round }: { readonly round: number | null }): boolean =>
  round !== null && rounds.includes(round);

const strongest: readonly PartState[] = ['open', 'played', 'substituted', 'given', 'out', 'left'];

const overallState = (rounds: readonly Part[]): PartState =>
  strongest.find((state) => rounds.some((part) => part.state === state)) ?? 'absent';
