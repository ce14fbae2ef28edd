import { and, eq, sum } from 'drizzle-orm';
import { type Booking, seatOf } from '@/kernel/booking';
import type { StoredEvent } from '@/kernel/event';
import type { PersonId, TournamentId } from '@/kernel/ids';
import type { BoxBooked, BoxReversed } from '@/league/clubs/events';
import { readClubEvent, readTournamentEvent } from '@/league/history';
import { ClubId, TournamentId as readTournament } from '@/league/ids';
import { partsOf, type SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import { idIn } from '../stream';
import type { Rows, View } from '../view';
import { boxEntries, clubPoints, feeLines } from './tables';

const insert = insertionInto(clubPoints);
const clear = prepared((rows) => rows.delete(clubPoints).where(eq(clubPoints.sitting, given)).prepare());

/** What the club's box is made of: money booked, fees ticked, and points that went to the club. */
export const boxView: View = {
  name: 'box',
  version: 1,
  tables: [boxEntries, feeLines, clubPoints],
  note(rows, stored) {
    if (idIn(stored.stream, 'club') !== null) noteClub(rows, stored);
    if (idIn(stored.stream, 'tournament') !== null) noteFee(rows, stored);
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

/** A fee event says what is paid in all; the line is what that changes. */
function noteFee(rows: Rows, stored: StoredEvent): void {
  const { event, at, by } = readTournamentEvent(stored);
  if (event.type !== 'FeePaid' && event.type !== 'FeeTakenBack') return;
  const tournament = readTournament.parse(idIn(stored.stream, 'tournament'));
  const { person } = event.data;
  const paid = event.type === 'FeePaid' ? event.data.amount : 0;
  const amount = paid - paidBy(rows, tournament, person);
  if (amount === 0) return;
  rows.insert(feeLines).values({ position: stored.position, tournament, person, amount, at, by }).run();
}

function paidBy(rows: Rows, tournament: TournamentId, person: PersonId): number {
  const own = and(eq(feeLines.tournament, tournament), eq(feeLines.person, person));
  return Number(rows.select({ paid: sum(feeLines.amount) }).from(feeLines).where(own).get()?.paid ?? 0);
}

function pointsOf(sitting: SittingReplayed): readonly (typeof clubPoints.$inferInsert)[] {
  const { id, tournament, persons } = sitting;
  return partsOf(sitting).flatMap(({ part, number, bookings }) =>
    bookings.flatMap((booking, seq) => {
      if (booking.from !== 'club' && booking.to !== 'club') return [];
      const seat = otherSeat(booking);
      const person = seat === null ? null : (persons[seat] ?? null);
      return [{ sitting: id, tournament, part, number, seq, ...booking, person }];
    }),
  );
}

const otherSeat = ({ from, to }: Booking) => seatOf(from === 'club' ? to : from);
