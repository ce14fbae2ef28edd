import { eq } from 'drizzle-orm';
import { textsIn } from '@/league/text';
import type { SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import type { View } from '../view';
import { deals, sittings } from './tables';

const insertSitting = insertionInto(sittings);
const insertDeals = insertionInto(deals);
const clearSitting = prepared((rows) => rows.delete(sittings).where(eq(sittings.id, given)).prepare());
const clearDeals = prepared((rows) => rows.delete(deals).where(eq(deals.sitting, given)).prepare());

/** One table in one round, from its first deal to where it stands. */
export const tablesView: View = {
  name: 'tables',
  version: 1,
  tables: [sittings, deals],
  write(rows, sitting) {
    clearSitting(rows).run({ given: sitting.id });
    clearDeals(rows).run({ given: sitting.id });
    insertSitting(rows, [sittingRow(sitting)]);
    insertDeals(rows, sitting.deals.map((deal) => ({ sitting: sitting.id, ...deal })));
  },
};

const sittingRow = (sitting: SittingReplayed): typeof sittings.$inferInsert => ({
  ...sitting,
  changes: sitting.changes.map(({ before, type, seat, net }) => ({ before, type, seat, net })),
  closing: sitting.closing?.net ?? null,
  texts: textsIn(sitting.deals.map(({ result, why }) => ({ result, why }))),
});
