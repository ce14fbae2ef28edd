import { and, eq } from 'drizzle-orm';
import { type Booking, seatOf } from '@/kernel/booking';
import type { StoredEvent } from '@/kernel/event';
import type { BoxBooked, BoxReversed } from '@/league/clubs/events';
import { readClubEvent } from '@/league/history';
import { ClubId } from '@/league/ids';
import { partsOf, type SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import { idIn } from '../stream';
import type { Rows, View } from '../view';
import { boxEntries, clubPoints } from './tables';

const insert = insertionInto(clubPoints);
const clear = prepared((rows) => rows.delete(clubPoints).where(eq(clubPoints.sitting, given)).prepare());

/** What the club's box is made of: money booked, and points that went to the club. */
export const boxView: View = {
  name: 'box',
  version: 1,
  tables: [boxEntries, clubPoints],
  note(rows, stored) {
    if (idIn(stored.stream, 'club') !== null) noteClub(rows, stored);
  },
  write(rows, sitting) {
    clear(rows).run({ given: sitting.id });
    insert(rows, pointsOf(sitting));
  },
};

function noteClub(rows: Rows, stored: StoredEvent): void {
  const { event, at, by } = readClubEvent(stored);
  const seen = { club: ClubId.parse(idIn(stored.stream, 'club')), position: stored.position, at, by };
  if (event.type === 'BoxBooked') book(rows, event, seen);
  if (event.type === 'BoxReversed') reverse(rows, event, seen);
}

type Seen = Pick<typeof boxEntries.$inferInsert, 'club' | 'position' | 'at' | 'by'>;

const book = (rows: Rows, { data }: BoxBooked, seen: Seen): void =>
  void rows.insert(boxEntries).values({ ...data, ...seen, reverses: false }).run();

/** The same money the other way. */
function reverse(rows: Rows, { data: { entry, date, why } }: BoxReversed, seen: Seen): void {
  const which = and(eq(boxEntries.club, seen.club), eq(boxEntries.entry, entry));
  const booked = rows.select().from(boxEntries).where(which).get();
  if (!booked) throw new Error(`an entry ${entry} that was never booked is reversed`);
  const { from: to, to: from } = booked;
  rows.insert(boxEntries).values({ ...booked, ...seen, from, to, date, why, reverses: true }).run();
}

type Line = typeof clubPoints.$inferInsert;

const pointsOf = (sitting: SittingReplayed): readonly Line[] =>
  partsOf(sitting)
    .flatMap(({ part, number, bookings }) => bookings.map((booking) => ({ part, number, booking })))
    .filter(({ booking: { from, to } }) => from === 'club' || to === 'club')
    .map((one, line) => lineOf(sitting, one, line));

type Booked = Pick<Line, 'part' | 'number'> & { readonly booking: Booking };

function lineOf(sitting: SittingReplayed, { booking, ...of }: Booked, line: number): Line {
  const { id, tournament, persons } = sitting;
  const seat = otherSeat(booking);
  const person = seat === null ? null : (persons[seat] ?? null);
  return { sitting: id, line, tournament, ...of, ...booking, person };
}

const otherSeat = ({ from, to }: Booking) => seatOf(from === 'club' ? to : from);
