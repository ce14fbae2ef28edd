import type { SittingId, TournamentId } from '@/kernel/ids';
import type { Penalty } from './facts';
import { pointsOf } from './part';
import { droppedOf, type Line } from './ranking';
import type { Played } from './rounds';
import type { Table } from './table';

/**
 * What a sitting comes to, by whom it went to: persons, what is still in the cups, the sheet (points written
 * to one player only), and the club's box, of which `remainder` is what could not be divided when the cups
 * were. In points.
 */
export type SittingSums = {
  readonly sitting: SittingId;
  readonly tournament: TournamentId;
  readonly round: number;
  readonly table: number;
  readonly persons: number;
  readonly cups: number;
  readonly sheet: number;
  readonly box: number;
  readonly remainder: number;
};

/** A figure with the entries that it is the sum of. */
export type Figure<Entry> = { readonly sum: number; readonly entries: readonly Entry[] };

type SittingEntry = { readonly sitting: SittingId; readonly points: number };

/**
 * What a list adds to the tables for a person, or leaves away: by a regulation, or because it was dropped.
 */
type PersonEntry = { readonly person: string; readonly part: string; readonly points: number };

/**
 * The proof of a list. `deals`: every table is balanced, so the sum over persons, cups, sheet and box is 0.
 * What went to the box or lies in a cup is missing from the persons; penalties and regulations are outside
 * the tables. So `expected` = penalties + substitutions − dropped − remainders − other box − cups − sheet,
 * and the list must come to it. `proved` says that it does and that every table is balanced.
 */
export type Control = {
  readonly deals: Figure<SittingEntry>;
  readonly penalties: Figure<Penalty>;
  readonly remainders: Figure<SittingEntry>;
  readonly box: Figure<SittingEntry>;
  readonly cups: Figure<SittingEntry>;
  readonly sheet: Figure<SittingEntry>;
  readonly substitutions: Figure<PersonEntry>;
  readonly dropped: Figure<PersonEntry>;
  readonly list: number;
  readonly expected: number;
  readonly proved: boolean;
};

/** Proves a list by the sums of the tables it was made from. */
export function controlOf(table: Table, held: readonly Played[], sums: readonly SittingSums[]): Control {
  const deals = figure(sums, (one) => one.persons + one.cups + one.sheet + one.box);
  const unbalanced = deals.entries.filter(({ points }) => points !== 0);
  const remainders = nonzero(figure(sums, ({ remainder }) => remainder));
  const box = nonzero(figure(sums, (one) => one.box - one.remainder));
  const cups = nonzero(figure(sums, (one) => one.cups));
  const sheet = nonzero(figure(sums, (one) => one.sheet));
  const penalties = penaltiesIn(table, held);
  const substitutions = substitutionsIn(table);
  const dropped = droppedIn(table);
  const list = pointsOf(table.lines);
  const missing = remainders.sum + box.sum + cups.sum + sheet.sum;
  const expected = penalties.sum + substitutions.sum - dropped.sum - missing;
  const proved = list === expected && unbalanced.length === 0;
  return { deals, penalties, remainders, box, cups, sheet, substitutions, dropped, list, expected, proved };
}

type Amount = (one: SittingSums) => number;

function figure(sums: readonly SittingSums[], amount: Amount): Figure<SittingEntry> {
  const entries = sums.map((one) => ({ sitting: one.sitting, points: amount(one) }));
  return { sum: pointsOf(entries), entries };
}

const nonzero = ({ sum, entries }: Figure<SittingEntry>): Figure<SittingEntry> => ({
  sum,
  entries: entries.filter(({ points }) => points !== 0),
});

/** By the facts of the evenings, not by the list: one that the list forgot would show. */
function penaltiesIn({ parts }: Table, held: readonly Played[]): Figure<Penalty> {
  const rounds = new Set(parts);
  const oneRound = held.length === 1 && rounds.size === 1;
  const all = held.flatMap(({ penalties }) => penalties);
  const entries = oneRound ? all.filter(({ round }) => round === null || rounds.has(String(round))) : all;
  return { sum: pointsOf(entries), entries };
}

function substitutionsIn({ lines }: Table): Figure<PersonEntry> {
  return ofParts(lines, ({ substitution }) => substitution);
}

const droppedIn = ({ lines }: Table): Figure<PersonEntry> =>
  ofParts(
    lines.filter((line) => droppedOf(line) !== 0),
    ({ counts, counted, points }) => (counts && !counted ? points : 0),
  );

type OfPart = (part: Line['parts'][number]) => number;

function ofParts(lines: readonly Line[], amount: OfPart): Figure<PersonEntry> {
  const entries = lines.flatMap(({ key: person, parts }) =>
    parts.map((part) => ({ person, part: part.key, points: amount(part) })),
  );
  return { sum: pointsOf(entries), entries: entries.filter(({ points }) => points !== 0) };
}
