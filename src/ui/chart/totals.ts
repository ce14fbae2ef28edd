import { scaleLinear } from 'd3-scale';
import type { Seat } from '@/kernel/seat';

/** One player's totals: the first value is the 0 before the first deal. */
export type Series = { readonly seat: Seat; readonly name: string; readonly values: readonly number[] };

export type Label = { readonly series: Series; readonly last: number; readonly y: number };

/** The scale from points to pixels from the top, with round figures at both ends. */
export function pointScale(series: readonly Series[], height: number) {
  const values = series.flatMap((one) => one.values);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = low === high ? [-10, 10] : [low, high];
  return scaleLinear().domain(span).nice(5).range([height, 0]);
}

/**
 * Where the names stand at the right edge: beside the end of the line, but `apart` pixels from each other at
 * least.
 */
export function placeLabels(labels: readonly Label[], apart: number, height: number): readonly Label[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  const lowest = height - apart * (sorted.length - 1);
  const down: Label[] = [];
  for (const label of sorted) {
    const above = down.at(-1);
    const least = above ? above.y + apart : 0;
    const most = lowest + apart * down.length;
    down.push({ ...label, y: Math.min(Math.max(label.y, least), most) });
  }
  return down;
}
