import { eq } from 'drizzle-orm';
import type { Booking } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import { partsOf, type SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import type { View } from '../view';
import { results, sittingSums } from './tables';

const insertResults = insertionInto(results);
const insertSums = insertionInto(sittingSums);
const clearResults = prepared((rows) => rows.delete(results).where(eq(results.sitting, given)).prepare());
const clearSums = prepared((rows) =>
  rows.delete(sittingSums).where(eq(sittingSums.sitting, given)).prepare(),
);

/** What everybody made at every table, and where the rest went. */
export const resultsView: View = {
  name: 'results',
  version: 1,
  tables: [results, sittingSums],
  write(rows, sitting) {
    clearResults(rows).run({ given: sitting.id });
    clearSums(rows).run({ given: sitting.id });
    insertResults(rows, resultRows(sitting));
    insertSums(rows, [sumsRow(sitting)]);
  },
};

function resultRows(sitting: SittingReplayed): readonly (typeof results.$inferInsert)[] {
  const { id, tournament, round, table, totals, closed } = sitting;
  return sitting.persons.map((person, seat) => {
    const deals = countedFor(sitting, seat);
    return {
      ...{ sitting: id, seat, person, tournament, round, table, open: !closed },
      points: totals[seat] ?? 0,
      deals: deals.length,
      won: deals.filter(({ net }) => (net[seat] ?? 0) > 0).length,
    };
  });
}

/** The deals that were played while he was at the table, struck ones and those not played out left away. */
const countedFor = ({ deals }: SittingReplayed, seat: Seat) =>
  deals.filter(({ kind, present }) => present.includes(seat) && (kind === 'played' || kind === 'amounts'));

function sumsRow(sitting: SittingReplayed): typeof sittingSums.$inferInsert {
  const { id, tournament, round, table, totals, pots } = sitting;
  const outside = { sheet: 0, box: 0, remainder: 0 };
  for (const { bookings } of partsOf(sitting)) for (const booking of bookings) bookOutside(outside, booking);
  const inside = { persons: sumOf(totals), cups: sumOf(Object.values(pots)) };
  return { sitting: id, tournament, round, table, ...inside, ...outside };
}

type Outside = { sheet: number; box: number; remainder: number };

/** What a booking moves onto the sheet or into the box. */
function bookOutside(outside: Outside, { reason, from, to, amount }: Booking): void {
  if (to === 'sheet') outside.sheet += amount;
  if (from === 'sheet') outside.sheet -= amount;
  if (to === 'club') outside.box += amount;
  if (from === 'club') outside.box -= amount;
  if (to === 'club' && reason === 'pot-remainder') outside.remainder += amount;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
