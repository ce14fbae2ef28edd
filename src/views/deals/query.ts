import { and, eq, sql } from 'drizzle-orm';
import type { People } from '@/people/people';
import { prepared } from '../statements';
import { oneTable } from '../tables/query';
import { withTexts } from '../texts';
import type { Rows } from '../view';
import type { DealPageView, DealVersionView } from './answer';
import { dealRecords } from './tables';

/** Which deal: of what sitting, numbered from 1. */
export type DealAddress = { readonly sitting: string; readonly number: number };

/** One deal whole; null if there is no such sitting or no such deal in it. */
export async function oneDeal(
  rows: Rows,
  people: People,
  address: DealAddress,
): Promise<DealPageView | null> {
  const row = recordOf(rows).get(address);
  const table = row ? await oneTable(rows, people, address.sitting) : null;
  if (!row || !table) return null;
  const names = await people.namesOf(row.written.flatMap(({ by }) => (by === null ? [] : [by])));
  const versions = await withTexts(people, row.written);
  return {
    table,
    number: address.number,
    played: row.played,
    versions: versions.map((one): DealVersionView => ({
      ...one,
      why: one.why ?? null,
      by: one.by === null ? null : (names.get(one.by) ?? null),
    })),
  };
}

const recordOf = prepared((rows) =>
  rows
    .select()
    .from(dealRecords)
    .where(
      and(
        eq(dealRecords.sitting, sql.placeholder('sitting')),
        eq(dealRecords.number, sql.placeholder('number')),
      ),
    )
    .prepare(),
);
