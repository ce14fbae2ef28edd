/** How many chips of one value lie in a cup; `kind` counts the values from the smallest. */
export type Pile = { readonly kind: number; readonly value: number; readonly count: number };

/**
 * An amount in the fewest chips of these values, the smallest value first; what no chip can show is left out.
 */
export function pilesOf(points: number, values: readonly number[]): readonly Pile[] {
  const ascending = values.toSorted((a, b) => a - b);
  const piles: Pile[] = [];
  let rest = points;
  for (let kind = ascending.length - 1; kind >= 0; kind--) {
    const value = ascending[kind] ?? 1;
    piles.unshift({ kind, value, count: Math.floor(rest / value) });
    rest %= value;
  }
  return piles;
}
