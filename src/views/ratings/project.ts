import { eq } from 'drizzle-orm';
import { given, insertionInto, prepared } from '../statements';
import type { View } from '../view';
import { ratedSittings } from './tables';

const insert = insertionInto(ratedSittings);
const clear = prepared((rows) =>
  rows.delete(ratedSittings).where(eq(ratedSittings.sitting, given)).prepare(),
);

/**
 * Closed sittings in the order in which they were closed: ratings are replayed from them when they are asked.
 */
export const ratingsView: View = {
  name: 'ratings',
  version: 1,
  tables: [ratedSittings],
  write(rows, sitting) {
    clear(rows).run({ given: sitting.id });
    if (!sitting.closed || !sitting.firstClosed) return;
    const { id, tournament, game, persons, totals: points, firstClosed, revised } = sitting;
    const { position: closed, at } = firstClosed;
    insert(rows, [{ sitting: id, closed, at, tournament, game, persons, points, revised }]);
  },
};
