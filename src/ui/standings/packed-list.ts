import type { PartState } from '@/league/standings/part';
import type { ListView, PublishedView } from '../remote/answers';

type Line = ListView['lines'][number];
type Part = ListView['parts'][number];
export type CellView = Line['cells'][number];

/** Rank and value of a line; `of` is 1 but for a mean. */
export type Figures = Pick<Line, 'rank' | 'points' | 'of'>;

/**
 * A field of the table: a plain number is a result that counts, null is nothing. `to`: the address below the
 * language that it opens, if that is another than the line's; `notes`: numbers of footnotes.
 */
export type CellShown =
  | number
  | null
  | {
      readonly points: number;
      readonly state: PartState;
      readonly counted: boolean;
      readonly notes: readonly number[];
      readonly to: string | null;
    };

/** `to`: what the name opens; `was`: how it was published, absent if nothing is put beside the list. */
export type RowShown = Pick<
  Line,
  'key' | 'name' | 'rank' | 'shared' | 'missing' | 'points' | 'of' | 'played' | 'joined' | 'left' | 'breaks'
> & {
  readonly cells: readonly CellShown[];
  readonly notes: readonly number[];
  readonly was?: Figures | null;
};

/** A column: its name, short and in full. */
export type ColumnShown = { readonly key: string; readonly head: string; readonly title: string };

export type ListShown = {
  readonly of: 'season' | 'tournament';
  readonly mean: boolean;
  readonly minimum: number;
  readonly columns: readonly ColumnShown[];
  readonly rows: readonly RowShown[];
};

export type Packing = {
  readonly of: ListShown['of'];
  /** A column's name: short, and in full. */
  readonly nameOf: (part: Part) => Omit<ColumnShown, 'key'>;
  /** What was published, to stand beside the list. */
  readonly published: PublishedView | null;
};

/** A list as one text, for the way from the server to the page: a season has a thousand results in it. */
export const packList = (list: ListView, packing: Packing): string =>
  JSON.stringify(shownList(list, packing));

/** The list again. */
export const unpackList = (packed: string): ListShown => asShown(JSON.parse(packed));

/** Only `packList` makes such a text. */
const asShown = (value: unknown) => value as ListShown;

function shownList(list: ListView, { of, nameOf, published }: Packing): ListShown {
  const notes = new Map(list.penalties.map(({ id }, at) => [id, at + 1]));
  const was = published && new Map(published.lines.map((line) => [line.person, line]));
  const rows = list.lines.map((line) => {
    const row = shownRow(line, list, { of, notes });
    return was ? { ...row, was: figuresOf(was.get(asPerson(line.key))) } : row;
  });
  return {
    of,
    mean: list.criteria.counting.kind === 'mean' && of === 'season',
    minimum: list.criteria.minimumEvenings,
    columns: list.parts.map((part) => ({ key: part.key, ...nameOf(part) })),
    rows,
  };
}

/** The lines of a published list are persons. */
const asPerson = (key: string) => key as PublishedView['lines'][number]['person'];

const figuresOf = (line: Figures | undefined): Figures | null =>
  line ? { rank: line.rank, points: line.points, of: line.of } : null;

type Noting = { readonly of: ListShown['of']; readonly notes: ReadonlyMap<string, number> };

function shownRow(line: Line, list: ListView, { of, notes }: Noting): RowShown {
  const { key, name, rank, shared, missing, points, of: over, played, joined, left, breaks } = line;
  const cells = new Map(line.cells.map((cell) => [cell.key, cell]));
  const inCells = new Set(line.cells.flatMap((cell) => cell.penalties));
  const outside = list.penalties.filter(({ id, person }) => person === key && !inCells.has(id));
  return {
    ...{ key, name, rank, shared, missing, points, of: over, played, joined, left, breaks },
    cells: list.parts.map((part) => shownCell(cells.get(part.key), { of, notes })),
    notes: outside.flatMap(({ id }) => notes.get(id) ?? []),
  };
}

function shownCell(cell: CellView | undefined, { of, notes }: Noting): CellShown {
  if (!cell) return null;
  const { points, state, counted, penalties, substitute, tables } = cell;
  const to = of === 'tournament' ? tableOpened(tables) : null;
  const plain = state === 'played' && counted && penalties.length === 0 && !substitute;
  if (plain && to === null) return points;
  return { points, state, counted, to, notes: penalties.flatMap((id) => notes.get(id) ?? []) };
}

/** A round opens the deals of its table, if it was one table. */
function tableOpened(tables: CellView['tables']): string | null {
  const [only, ...others] = tables;
  return only && others.length === 0 ? figureAddress(only) : null;
}

/** Where the deals of a seat of a sitting stand with their bookings, below the language. */
export const figureAddress = (at: { readonly sitting: string; readonly seat: number }): string =>
  `/figures/${at.sitting}/${at.seat}`;
