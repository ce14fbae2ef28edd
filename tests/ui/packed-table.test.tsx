import { expect, it } from 'vitest';
import type { TableView } from '@/ui/remote/answers';
import { packTable, unpackTable } from '@/ui/table/packed-table';

const result = { points: [30, 20], why: 'a;b c' };
const booking = { reason: 'last-trick', from: 'seat:2', to: 'pot:king', amount: 20 } as const;

/** What matters to the packing; the rest goes along as it is. */
const table = {
  id: 'x',
  record: { deals: [{ dealer: 0, result }, { dealer: 1 }, { dealer: 2, struck: true }] },
  deals: [
    { number: 1, result, bookings: [booking, { ...booking, from: 'club', amount: 0 }] },
    { number: 2, result: { points: [1] }, bookings: [] },
    { number: 3, result: null, bookings: [booking] },
  ],
} as unknown as TableView;

it('a table comes out of its packing as it went in, each result written down once', () => {
  const packed = packTable(table);
  expect(unpackTable(packed)).toEqual(table);
  expect(packed.split('a;b c')).toHaveLength(2);
});
