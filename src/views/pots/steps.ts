import { eq } from 'drizzle-orm';
import type { Part } from '../sitting';
import { given, prepared } from '../statements';
import { deals, sittings } from '../tables/tables';
import type { Rows } from '../view';

/** Something that happened at a table and may have booked: numbered from 1, as in `partsOf`. */
export type Step = { readonly part: Part; readonly number: number };

const sittingRow = prepared((rows) =>
  rows
    .select({ changes: sittings.changes, closed: sittings.closed })
    .from(sittings)
    .where(eq(sittings.id, given))
    .prepare(),
);
const dealNumbers = prepared((rows) =>
  rows.select({ number: deals.number }).from(deals).where(eq(deals.sitting, given)).prepare(),
);

/** Deals with the changes before them in the order in which they happened, then the closing. */
export function sittingSteps(rows: Rows, sitting: string): readonly Step[] {
  const row = sittingRow(rows).get({ given: sitting });
  const count = dealNumbers(rows).all({ given: sitting }).length;
  const changes = row?.changes.map(({ before }, index) => ({ before, number: index + 1 })) ?? [];
  const changesBefore = (deal: number): readonly Step[] =>
    changes
      .filter(({ before }) => before === deal)
      .map(({ number }): Step => ({ part: 'change', number }));
  return [
    ...Array.from({ length: count }, (_, deal) => [
      ...changesBefore(deal),
      { part: 'deal', number: deal + 1 } as const,
    ]).flat(),
    ...changesBefore(count),
    ...(row?.closed ? [{ part: 'closing', number: 1 } as const] : []),
  ];
}
