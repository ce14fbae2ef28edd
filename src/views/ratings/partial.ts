import { asc, eq } from 'drizzle-orm';
import { rate, type Rated } from '@/league/rating/elo';
import { visible } from '@/league/standings/visible';
import type { Actor } from '@/league/permissions';
import { kept } from '../kept';
import { canonical as canonicalOf } from '../persons/query';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { ratedSittings } from './tables';

/** Who reads, which game's rating, and up to when (milliseconds since 1970; null: now). */
export type Wanted = { readonly actor: Actor; readonly game: string; readonly until: number | null };

const { sitting, at, tournament, persons, points } = ratedSittings;

const closedSittings = prepared((rows) =>
  rows
    .select({ sitting, at, tournament, persons, points })
    .from(ratedSittings)
    .where(eq(ratedSittings.game, given))
    .orderBy(asc(ratedSittings.closed))
    .prepare(),
);

const tournamentsOf = prepared((rows) =>
  rows.selectDistinct({ tournament }).from(ratedSittings).where(eq(ratedSittings.game, given)).prepare(),
);

const tournamentsRated = kept((rows, game) => tournamentsOf(rows).all({ given: game }));

/** Is what the views keep, which is of every sitting until now, what this reader is to see? */
export const seesAll = (rows: Rows, { actor, game, until }: Wanted): boolean =>
  until === null &&
  tournamentsRated(rows, game).every((one) => visible(actor, { tournament: one.tournament, round: null }));

/** May this sitting be in what he reads? */
export const sees = (
  { actor, until }: Wanted,
  row: Pick<typeof ratedSittings.$inferSelect, 'at' | 'tournament'>,
): boolean =>
  (until === null || row.at <= until) && visible(actor, { tournament: row.tournament, round: null });

/** A step of somebody, and where and when it was. */
export type Step = Rated & Pick<typeof ratedSittings.$inferSelect, 'at' | 'tournament'>;

/**
 * Every step that this reader is to see, replayed without the sittings that he is not: nothing of those is in
 * the figures of the others.
 */
export function replayedFor(rows: Rows, wanted: Wanted): readonly Step[] {
  const of = canonicalOf(rows);
  const seen = closedSittings(rows)
    .all({ given: wanted.game })
    .filter((row) => sees(wanted, row))
    .map((row) => ({ ...row, persons: row.persons.map(of) }));
  const byId = new Map(seen.map((row) => [row.sitting, row]));
  return rate(seen).flatMap((step) => {
    const row = byId.get(step.sitting);
    return row ? [{ ...step, at: row.at, tournament: row.tournament }] : [];
  });
}
