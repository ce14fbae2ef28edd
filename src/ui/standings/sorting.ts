import type { RowShown } from './packed-list';

/** What the lines may be sorted by. `rank` is the list's own order. */
export const sortings = ['rank', 'name', 'played'] as const;
export type Sorting = (typeof sortings)[number];

const compared: Readonly<Record<Exclude<Sorting, 'rank'>, (a: RowShown, b: RowShown) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name, 'da'),
  played: (a, b) => b.played - a.played,
};

/** The lines in another order; equals stay in the order of the list. */
export const sorted = (rows: readonly RowShown[], by: Sorting): readonly RowShown[] =>
  by === 'rank' ? rows : rows.toSorted(compared[by]);

/** The lines whose name holds every word that was typed, whatever its case. */
export function searched(rows: readonly RowShown[], typed: string): readonly RowShown[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter((word) => word !== '');
  return rows.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)));
}
