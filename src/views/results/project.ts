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
  const bookings = partsOf(sitting).flatMap((part) => part.bookings);
  return {
    ...{ sitting: id, tournament, round, table },
    persons: sumOf(totals),
    cups: sumOf(Object.values(pots)),
    sheet: balanceOf(bookings, 'sheet'),
    box: balanceOf(bookings, 'club'),
    remainder: balanceOf(bookings.filter(({ reason }) => reason === 'pot-remainder'), 'club'),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const balanceOf = (bookings: readonly Booking[], account: Booking['to']): number =>
  bookings.reduce((sum, { from, to, amount }) => {
    if (to === account) return sum + amount;
    return from === account ? sum - amount : sum;
  }, 0);
