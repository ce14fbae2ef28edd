import { eq } from 'drizzle-orm';
import type { SittingReplayed } from '../sitting';
import type { View } from '../view';
import { deals, sittings } from './tables';

/** One table in one round, from its first deal to where it stands. */
export const tablesView: View = {
  name: 'tables',
  version: 1,
  tables: [sittings, deals],
  write(rows, sitting) {
    rows.delete(sittings).where(eq(sittings.id, sitting.id)).run();
    rows.delete(deals).where(eq(deals.sitting, sitting.id)).run();
    rows.insert(sittings).values(sittingRow(sitting)).run();
    const lines = sitting.deals.map((deal) => ({ sitting: sitting.id, ...deal }));
    if (lines.length > 0) rows.insert(deals).values(lines).run();
  },
};

const sittingRow = (sitting: SittingReplayed): typeof sittings.$inferInsert => ({
  ...sitting,
  changes: sitting.changes.map(({ before, type, seat, net }) => ({ before, type, seat, net })),
  closing: sitting.closing?.net ?? null,
});
