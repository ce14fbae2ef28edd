import type { Booking } from '@/kernel/booking';
import type { DealView, TableView } from '../remote/answers';

/**
 * A table as one text, for the way from the server to the page: what a page is given is written into it value
 * by value, which for thirty deals takes longer than to draw them. A result that the record has too is named
 * once, and a booking is four words.
 */
export const packTable = (table: TableView): string =>
  JSON.stringify({ ...table, deals: table.deals.map((deal, at) => packDeal(table, deal, at)) });

/** The table again, equal to what was packed. */
export function unpackTable(packed: string): TableView {
  const table = asPacked(JSON.parse(packed));
  return { ...table, deals: table.deals.map((deal, at) => unpackDeal(table, deal, at)) };
}

type Packed = Omit<TableView, 'deals'> & { readonly deals: readonly PackedDeal[] };
type PackedDeal = Omit<DealView, 'bookings' | 'result'> & {
  readonly bookings: string;
  /** `true`: the one of the record. */
  readonly result: unknown;
};

/** Only `packTable` makes such a text. */
const asPacked = (value: unknown) => value as Packed;

function packDeal({ record }: TableView, deal: DealView, at: number): PackedDeal {
  const same = deal.result !== null && deal.result === resultIn(record, at);
  return { ...deal, bookings: deal.bookings.map(packBooking).join(';'), result: same || deal.result };
}

function unpackDeal({ record }: Packed, deal: PackedDeal, at: number): DealView {
  const result = asResult(deal.result === true ? resultIn(record, at) : deal.result);
  const bookings = deal.bookings === '' ? [] : deal.bookings.split(';').map(unpackBooking);
  return { ...deal, result, bookings };
}

function resultIn(record: TableView['record'], at: number): unknown {
  const deal: unknown = record.deals[at];
  return typeof deal === 'object' && deal !== null && 'result' in deal ? deal.result : undefined;
}

/** It was the deal's own when it was packed. */
const asResult = (result: unknown) => result as DealView['result'];

/** Codes and accounts have no spaces in them. */
const packBooking = ({ reason, from, to, amount }: Booking): string => `${reason} ${from} ${to} ${amount}`;

function unpackBooking(text: string): Booking {
  const [reason, from, to, amount] = text.split(' ');
  return asBooking({ reason, from, to, amount: Number(amount) });
}

const asBooking = (booking: unknown) => booking as Booking;
