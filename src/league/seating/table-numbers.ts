import type { Who } from './model';
import { cheapestMatching } from './matching';

/**
 * What decides which group sits where. `visits` counts a person's earlier rounds at a table (`who:number`),
 * `last` is the table he comes from; `fixed` are those who cannot move; `ranked` groups come from the top
 * one down and keep that order.
 */
export type Numbering = {
  readonly groups: readonly (readonly Who[])[];
  readonly numbers: readonly number[];
  readonly visits: ReadonlyMap<string, number>;
  readonly last: ReadonlyMap<Who, number>;
  readonly fixed: ReadonlyMap<Who, number>;
  readonly places: 'rotated' | 'kept';
  readonly ranked: boolean;
};

/** Costs in thousandths of a visit, so that a table's place in the list can break a tie. */
const scale = 1000;
const moveOfFixed = 100 * scale * scale;
const freed = 10 * scale * scale;
const order = 1000 * scale;

/** The physical table of each group. */
export function numberTables(numbering: Numbering): readonly number[] {
  const { groups, numbers } = numbering;
  if (groups.length === 0) return [];
  const free = freedTables(numbering);
  const costs = groups.map((group, row) =>
    numbers.map((number, column) => costOfPlace(numbering, { group, row, number, column, free })),
  );
  return cheapestMatching(costs).map((column) => numbers[column] ?? 0);
}

/**
 * Two who cannot move meet: they sit at the lower of their tables, and the others' are used last, so that
 * they find them as they left them.
 */
function freedTables({ groups, fixed }: Numbering): ReadonlySet<number> {
  const own = groups.map((group) => [...group.flatMap((who) => fixed.get(who) ?? [])].sort((a, b) => a - b));
  const taken = new Set(own.flatMap((tables) => tables.slice(0, 1)));
  return new Set(own.flatMap((tables) => tables.slice(1)).filter((table) => !taken.has(table)));
}

type Place = {
  readonly group: readonly Who[];
  readonly row: number;
  readonly number: number;
  readonly column: number;
  readonly free: ReadonlySet<number>;
};

function costOfPlace(numbering: Numbering, { group, row, number, column, free }: Place): number {
  const { fixed, places, ranked } = numbering;
  const moved = group.filter((who) => fixed.has(who) && fixed.get(who) !== number).length;
  const lowest = Math.min(...group.flatMap((who) => fixed.get(who) ?? []));
  const astray = moved > 0 && number !== lowest ? moved + 1 : moved;
  const away = free.has(number) && number !== lowest ? freed : 0;
  const out = ranked ? order * (row - column) ** 2 : 0;
  const wish = (places === 'kept' ? costOfMoving : costOfVisits)(numbering, group, number);
  return astray * moveOfFixed + away + out + scale * wish + column;
}

/** The square of visits grows by this if they come here once more. */
const costOfVisits = ({ visits }: Numbering, group: readonly Who[], number: number): number =>
  group.reduce((sum, who) => sum + 2 * (visits.get(`${who}:${number}`) ?? 0) + 1, 0);

const costOfMoving = ({ last }: Numbering, group: readonly Who[], number: number): number =>
  group.filter((who) => last.has(who) && last.get(who) !== number).length;
