import { eq } from 'drizzle-orm';
import { readClubEvent } from '@/league/history';
import type { SittingReplayed } from '../sitting';
import { given, prepared } from '../statements';
import { idIn } from '../stream';
import type { Rows, View } from '../view';
import { type RatedRow, rateAgain, rateFrom } from './replay';
import { ratedSittings, ratings } from './tables';

const rowOf = prepared((rows) =>
  rows.select().from(ratedSittings).where(eq(ratedSittings.sitting, given)).prepare(),
);

/**
 * Closed sittings in the order in which they were closed, with what each did to the ratings. Replayed from
 * the sitting on that was put right, and whole when two persons turn out to be one, or not. Reads who is
 * whom: its place is after the view of persons.
 */
export const ratingsView: View = {
  name: 'ratings',
  version: 2,
  tables: [ratedSittings, ratings],
  note(rows, stored) {
    if (idIn(stored.stream, 'club') === null) return;
    const { type } = readClubEvent(stored).event;
    if (type === 'PersonsMerged' || type === 'PersonsSeparated') rateAgain(rows);
  },
  write: noteSitting,
};

function noteSitting(rows: Rows, sitting: SittingReplayed): void {
  const before = rowOf(rows).get({ given: sitting.id });
  const now = ratedOf(sitting);
  const from = now ?? before;
  if (from && !(before && now && sameResult(before, now))) rateFrom(rows, from, now);
}

/** A sitting to be rated; null while it is open. */
function ratedOf(sitting: SittingReplayed): RatedRow | null {
  const { id, tournament, game, persons, totals: points, closed, firstClosed, revised } = sitting;
  if (!closed || !firstClosed) return null;
  const when = { closed: firstClosed.position, at: firstClosed.at };
  return { sitting: id, ...when, tournament, game, persons, points, revised, before: [], after: [] };
}

const sameResult = (a: RatedRow, b: RatedRow): boolean => resultOf(a) === resultOf(b);

const resultOf = ({ persons, points, revised }: RatedRow): string =>
  JSON.stringify([persons, points, revised]);
