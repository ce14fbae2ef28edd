import { eq } from 'drizzle-orm';
import { given, insertionInto, prepared } from '../statements';
import type { View } from '../view';
import { dealRecords } from './tables';

const insert = insertionInto(dealRecords);
const clear = prepared((rows) => rows.delete(dealRecords).where(eq(dealRecords.sitting, given)).prepare());

/** What only the page of one deal asks: its cards, and the versions of its record. */
export const dealsView: View = {
  name: 'deals',
  version: 1,
  tables: [dealRecords],
  write(rows, sitting) {
    clear(rows).run({ given: sitting.id });
    insert(
      rows,
      sitting.deals.map(({ number, played, written }) => ({ sitting: sitting.id, number, played, written })),
    );
  },
};
