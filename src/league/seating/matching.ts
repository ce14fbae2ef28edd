/**
 * The cheapest way to give every row a column of its own; `costs` are whole numbers, rows at most as many
 * as columns. The Hungarian method with potentials, O(rows² × columns). The answer is a column a row.
 */
export function cheapestMatching(costs: readonly (readonly number[])[]): readonly number[] {
  const columns = costs[0]?.length ?? 0;
  const work: Work = {
    costs,
    rowBonus: new Array<number>(costs.length + 1).fill(0),
    columnBonus: new Array<number>(columns + 1).fill(0),
    rowOf: new Array<number>(columns + 1).fill(0),
    cameFrom: new Array<number>(columns + 1).fill(0),
  };
  for (let row = 1; row <= costs.length; row++) augment(work, row);
  const answer = new Array<number>(costs.length).fill(0);
  work.rowOf.forEach((row, column) => {
    if (row > 0 && column > 0) answer[row - 1] = column - 1;
  });
  return answer;
}

/** Rows and columns from 1; 0 is none. */
type Work = {
  readonly costs: readonly (readonly number[])[];
  readonly rowBonus: number[];
  readonly columnBonus: number[];
  readonly rowOf: number[];
  readonly cameFrom: number[];
};

/** Adds a row along the cheapest path of changes. */
function augment(work: Work, row: number): void {
  const { rowOf, cameFrom } = work;
  rowOf[0] = row;
  let column = 0;
  const slack = new Array<number>(rowOf.length).fill(Infinity);
  const used = new Array<boolean>(rowOf.length).fill(false);
  do {
    used[column] = true;
    column = advance(work, column, { slack, used });
  } while (rowOf[column] !== 0);
  while (column !== 0) {
    const before = cameFrom[column] ?? 0;
    rowOf[column] = rowOf[before] ?? 0;
    column = before;
  }
}

type Frontier = { readonly slack: number[]; readonly used: readonly boolean[] };

/** The next column to look at: the one with the least slack. */
function advance(work: Work, from: number, { slack, used }: Frontier): number {
  const { costs, rowBonus, columnBonus, rowOf, cameFrom } = work;
  const row = rowOf[from] ?? 0;
  let [least, next] = [Infinity, 0];
  for (let column = 1; column < rowOf.length; column++) {
    if (used[column]) continue;
    const cost = costs[row - 1]?.[column - 1] ?? 0;
    const reduced = cost - (rowBonus[row] ?? 0) - (columnBonus[column] ?? 0);
    if (reduced < (slack[column] ?? 0)) {
      slack[column] = reduced;
      cameFrom[column] = from;
    }
    if ((slack[column] ?? 0) < least) [least, next] = [slack[column] ?? 0, column];
  }
  relax(work, least, { slack, used });
  return next;
}

function relax({ rowBonus, columnBonus, rowOf }: Work, by: number, { slack, used }: Frontier): void {
  used.forEach((isUsed, column) => {
    const row = rowOf[column] ?? 0;
    if (!isUsed) {
      slack[column] = (slack[column] ?? 0) - by;
      return;
    }
    rowBonus[row] = (rowBonus[row] ?? 0) + by;
    columnBonus[column] = (columnBonus[column] ?? 0) - by;
  });
}
