import { eq } from 'drizzle-orm';
import { pots as potNames } from '@/kernel/booking';
import { type PartReplayed, partsOf, type SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import type { View } from '../view';
import { pots } from './tables';

const insert = insertionInto(pots);
const clear = prepared((rows) => rows.delete(pots).where(eq(pots.sitting, given)).prepare());

/** What the cups held, and when. */
export const potsView: View = {
  name: 'pots',
  version: 1,
  tables: [pots],
  write(rows, sitting) {
    clear(rows).run({ given: sitting.id });
    for (const part of partsOf(sitting)) insert(rows, contents(sitting, part));
  },
};

function contents({ id }: SittingReplayed, { part, number, pots: held }: PartReplayed) {
  return potNames.flatMap((pot) => {
    const amount = held[pot];
    return amount === undefined ? [] : [{ sitting: id, part, number, pot, amount }];
  });
}
