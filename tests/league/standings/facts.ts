// Facts of lists in short hand.
import { id, type PersonId } from '@/kernel/ids';
import { textRef } from '@/league/text';
import type { Evening, Facts, Penalty, ResultRow, Round } from '@/league/standings/facts';

export const person = (name: string): PersonId => id<'person'>(name);
const why = textRef('t', 'a'.repeat(64));

export function evening(name: string, changed: Partial<Evening> = {}): Evening {
  return {
    ...{ tournament: id<'tournament'>(name), club: id<'club'>('home'), season: null, date: `2026-03-${name.padStart(2, '0')}` },
    ...{ name, game: 'danish-tarok', compass: false, state: 'open', archived: false },
    ...{ participants: [], rounds: [], substitutes: [], teams: [], penalties: [] },
    ...changed,
  };
}

type Points = Readonly<Record<string, number>>;

/** What these persons made at one table. */
export const table = (of: string, points: Points, { round = 1, number = 1, open = false } = {}): readonly ResultRow[] =>
  Object.entries(points).map(([name, made], seat) => ({
    ...{ person: person(name), tournament: id<'tournament'>(of), round, table: number, seat, points: made, open },
    ...{ sitting: id<'sitting'>(`${of}-r${round}-t${number}`), deals: 4, won: made > 0 ? 3 : 1 },
  }));

export const penalty = (name: string, points: number, round: number | null = null): Penalty => ({
  ...{ id: id<'penalty'>(`${name}${points}`), person: person(name), points, round, deal: null, why, at: 0, withdrawn: null },
});

export const round = (number: number, seated: readonly string[], changed: Partial<Round> = {}): Round => ({
  ...{ round: number, state: 'closed', seated: seated.map(person), out: [], absent: [], labels: [] },
  ...changed,
});

export const participant = (name: string, joined = 1, left: number | null = null, club: string | null = null) => ({
  ...{ person: person(name), club: club === null ? null : id<'club'>(club), kind: 'member' as const, joined, arrived: true, left },
});

export const facts = (evenings: readonly Evening[], ...results: readonly (readonly ResultRow[])[]): Facts => ({
  evenings,
  results: results.flat(),
});
