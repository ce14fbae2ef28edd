import { asc, eq } from 'drizzle-orm';
import type { Pots } from '@/core/games/game';
import type { Booking } from '@/kernel/booking';
import type { People } from '@/people/people';
import { bookingsOf } from '../bookings/query';
import { eveningNamed } from '../evenings/query';
import { potsOf } from '../pots/query';
import { type Part, partKey } from '../sitting';
import { withTexts } from '../texts';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import type { ChangeView, DealView, SeatView, TableView } from './answer';
import { recordOf } from './record';
import { deals, sittings } from './tables';

export type SittingRow = typeof sittings.$inferSelect;
export type DealRow = typeof deals.$inferSelect;

/** One table whole, with the names of who sits there and what was typed; null if there is no such sitting. */
export async function oneTable(rows: Rows, people: People, sitting: string): Promise<TableView | null> {
  const row = sittingRow(rows, sitting);
  if (!row) return null;
  const dealRows = dealsOf(rows, sitting);
  const booked = partsBooked(rows, sitting);
  const writers = dealRows.flatMap(({ by }) => (by === null ? [] : [by]));
  const names = await people.namesOf([...row.persons, ...writers]);
  const players = row.persons.map((person) => names.get(person) ?? '');
  const table = {
    ...headOf(rows, row),
    seats: row.persons.map((person, seat) => seatOf(row, { person, seat, name: players[seat] ?? '' })),
    record: recordOf(row, dealRows, players),
    deals: dealRows.map((deal) => dealAnswer(deal, { names, booked })),
    changes: row.changes.map((change, i): ChangeView => ({ ...change, ...booked('change', i + 1) })),
    closing: row.closing && { net: row.closing, ...booked('closing', 1) },
  };
  return row.texts.length === 0 ? table : withoutErased(await withTexts(people, table));
}

/** A reason that was erased is gone from its deal; the answer says so by null. */
const withoutErased = (table: TableView): TableView => ({
  ...table,
  deals: table.deals.map((deal) => ({ ...deal, why: deal.why ?? null })),
});

/** Which game a sitting plays, and the names of who sits there, by seat; null if there is no such sitting. */
export async function playersOf(rows: Rows, people: People, sitting: string) {
  const row = sittingRow(rows, sitting);
  if (!row) return null;
  const names = await people.namesOf(row.persons);
  return { game: row.game, names: row.persons.map((person) => names.get(person) ?? '') };
}

/** The position of the last event of a sitting; 0 if there is none. */
export const tablePosition = (rows: Rows, sitting: string): number =>
  positionOf(rows).get({ given: sitting })?.position ?? 0;

const positionOf = prepared((rows) =>
  rows.select({ position: sittings.position }).from(sittings).where(eq(sittings.id, given)).prepare(),
);

const rowOf = prepared((rows) => rows.select().from(sittings).where(eq(sittings.id, given)).prepare());

const sittingRow = (rows: Rows, sitting: string): SittingRow | undefined =>
  rowOf(rows).get({ given: sitting });

const dealRowsOf = prepared((rows) =>
  rows.select().from(deals).where(eq(deals.sitting, given)).orderBy(asc(deals.number)).prepare(),
);

const dealsOf = (rows: Rows, sitting: string): readonly DealRow[] => dealRowsOf(rows).all({ given: sitting });

type PartBooked = { readonly bookings: readonly Booking[]; readonly pots: Pots };
type Booked = (part: Part, number: number) => PartBooked;

function partsBooked(rows: Rows, sitting: string): Booked {
  const bookings = bookingsOf(rows, sitting);
  const pots = potsOf(rows, sitting);
  return (part, number) => ({
    bookings: bookings.get(partKey(part, number)) ?? [],
    pots: pots.get(partKey(part, number)) ?? {},
  });
}

const headOf = (rows: Rows, row: SittingRow) => ({
  id: row.id,
  tournament: eveningNamed(rows, row.tournament),
  round: row.round,
  table: row.table,
  game: row.game,
  preset: row.preset,
  rules: row.rules,
  state: row.closed ? ('closed' as const) : ('running' as const),
  version: row.version,
  position: row.position,
  totals: row.totals,
  pots: row.pots,
  nextDealer: row.nextDealer,
  problems: row.problems,
});

type Sitter = Omit<SeatView, 'present'>;

const seatOf = (row: SittingRow, sitter: Sitter): SeatView => ({
  ...sitter,
  present: row.present.includes(sitter.seat),
});

type Around = { readonly names: ReadonlyMap<string, string>; readonly booked: Booked };

function dealAnswer(row: DealRow, { names, booked }: Around): DealView {
  const { number, dealer, kind, present, result, net, totals, at, versions, cards, differences, why } = row;
  return {
    ...{ number, dealer, kind, present, result, net, totals, at, versions, cards, differences, why },
    ...booked('deal', number),
    corrected: versions > 1,
    by: row.by === null ? null : (names.get(row.by) ?? null),
  };
}
