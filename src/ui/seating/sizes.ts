export type SizeCounted = { readonly size: number; readonly tables: number };

/** Tables by their size, the smallest first: `[4, 3, 3]` is two of three and one of four. */
export function sizesCounted(sizes: readonly number[]): readonly SizeCounted[] {
  const counted = new Map<number, number>();
  for (const size of sizes) counted.set(size, (counted.get(size) ?? 0) + 1);
  return [...counted].map(([size, tables]) => ({ size, tables })).sort((a, b) => a.size - b.size);
}
