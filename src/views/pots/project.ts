import { eq } from 'drizzle-orm';
import { pots as potNames } from '@/kernel/booking';
import { type PartReplayed, partsOf, type SittingReplayed } from '../sitting';
import type { View } from '../view';
import { pots } from './tables';

/** What the cups held, and when. */
export const potsView: View = {
  name: 'pots',
  version: 1,
  tables: [pots],
  write(rows, sitting) {
    rows.delete(pots).where(eq(pots.sitting, sitting.id)).run();
    const lines = partsOf(sitting).flatMap((part) => contents(sitting, part));
    if (lines.length > 0) rows.insert(pots).values(lines).run();
  },
};

function contents({ id }: SittingReplayed, { part, number, pots: held }: PartReplayed) {
  return potNames.flatMap((pot) => {
    const amount = held[pot];
    return amount === undefined ? [] : [{ sitting: id, part, number, pot, amount }];
  });
}
