import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Criteria, Substitution } from '../seasons/criteria';
import { plainCriteria } from '../seasons/criteria';
import type { Evening, Facts, ResultRow } from './facts';
import { grouped } from './grouping';
import type { Scored } from './part';
import { type Line, ranked } from './ranking';
import { eveningPart, hasRound, personsOf, type Played, playedAt, roundPart } from './rounds';

/** A table that is not closed yet: what it says may still change. */
export type OpenTable = {
  readonly tournament: TournamentId;
  readonly round: number;
  readonly table: number;
  readonly sitting: SittingId;
};

/**
 * A list, best first. It is provisional as long as `open` is not empty. `parts` are the keys in order of
 * time.
 */
export type Table = {
  readonly lines: readonly Line[];
  readonly parts: readonly string[];
  readonly open: readonly OpenTable[];
};

/** What a list goes by; `seed` draws the lots. */
export type Regulation = { readonly criteria: Criteria; readonly seed: number };

export const plainRegulation: Regulation = { criteria: plainCriteria, seed: 0 };

/** The table of a season, or of all time: one part an evening. Cancelled evenings are no part of it. */
export function seasonTable(facts: Facts, { criteria, seed }: Regulation): Table {
  const held = heldIn(facts, criteria.substitute);
  const order = held.map(({ evening }) => evening.tournament);
  const lines = ranked(seasonScores(held), { rules: criteria, order, seed });
  return { lines, parts: order, open: openTables(held) };
}

/** The evenings that took place or will, in order of date, each with its results. */
export function heldIn({ evenings, results }: Facts, substitution: Substitution): readonly Played[] {
  const rows = grouped(results, ({ tournament }) => tournament);
  return evenings
    .filter(({ state }) => state !== 'cancelled')
    .toSorted(byDate)
    .map((evening) => playedAt(evening, rows.get(evening.tournament) ?? [], substitution));
}

const byDate = (a: Evening, b: Evening): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.tournament < b.tournament ? -1 : 1;
};

function seasonScores(held: readonly Played[]): readonly Scored[] {
  const parts = new Map<PersonId, Scored['parts'][number][]>();
  for (const played of held) {
    for (const person of personsOf(played)) {
      const part = eveningPart(played, person);
      if (!part.counts && part.penalties.length === 0) continue;
      const before = parts.get(person);
      if (before) before.push(part);
      else parts.set(person, [part]);
    }
  }
  return [...parts].map(([key, own]) => ({ key, parts: own, extra: [] }));
}

export function openTables(held: readonly Played[]): readonly OpenTable[] {
  const open = new Map<SittingId, OpenTable>();
  for (const { rows } of held) {
    for (const own of rows.values()) for (const row of own) noteOpen(open, row);
  }
  return [...open.values()];
}

function noteOpen(open: Map<SittingId, OpenTable>, { tournament, round, table, sitting, ...row }: ResultRow) {
  if (row.open) open.set(sitting, { tournament, round, table, sitting });
}

/**
 * What of a tournament a list is about: rounds up to and with `upTo`, or the round `only`; null: all of them.
 * `persons`: only these, for a list per compass seat; null: everybody.
 */
export type Extent = {
  readonly upTo: number | null;
  readonly only: number | null;
  readonly persons: ReadonlySet<PersonId> | null;
};

export const wholeExtent: Extent = { upTo: null, only: null, persons: null };

/** The list of a tournament, or of one of its rounds: one part a round, all of them count. */
export function tournamentTable(
  facts: Facts,
  extent: Extent,
  { criteria, seed }: Regulation = plainRegulation,
): Table {
  const held = heldIn(within(facts, extent), criteria.substitute);
  const order = [...new Set(held.flatMap(({ rounds }) => rounds))].sort((a, b) => a - b).map(String);
  const rules = { ...criteria, counting: { kind: 'sum' }, minimumEvenings: 0 } as const;
  const scores = held.flatMap((played) => roundScores(played, extent));
  return { lines: ranked(scores, { rules, order, seed }), parts: order, open: openTables(held) };
}

function within({ evenings, results }: Facts, extent: Extent): Facts {
  const inside = ({ round }: { readonly round: number }): boolean =>
    (extent.upTo === null || round <= extent.upTo) && (extent.only === null || round === extent.only);
  return {
    evenings: evenings.map((one) => ({ ...one, rounds: one.rounds.filter(inside) })),
    results: results.filter(inside),
  };
}

/** A list of one round knows that round's penalties only. */
function roundScores(played: Played, { only, upTo, persons: among }: Extent): readonly Scored[] {
  const persons = personsOf(played).filter((person) => among === null || among.has(person));
  const belongs = (round: number | null): boolean =>
    only === null && (round === null || round <= (upTo ?? round));
  return persons.map((person) => ({
    key: person,
    parts: played.rounds.map((round) => roundPart(played, person, round)),
    extra: played.penalties.filter(
      (one) => one.person === person && !hasRound(played, one) && belongs(one.round),
    ),
  }));
}
