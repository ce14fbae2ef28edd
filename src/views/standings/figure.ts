import { netOf, seatAccount } from '@/kernel/booking';
import type { People } from '@/people/people';
import { bookingsOf } from '../bookings/query';
import { resultsOfSitting } from '../results/query';
import { type Part, parts } from '../sitting';
import type { Rows } from '../view';
import type { SeatFigure } from './answer';

/**
 * What a seat of a sitting made, down to every booking that moved its points; null if there is no such seat.
 */
export async function seatFigure(
  { rows, people }: { readonly rows: Rows; readonly people: People },
  { sitting, seat }: { readonly sitting: string; readonly seat: number },
): Promise<SeatFigure | null> {
  const row = resultsOfSitting(rows, sitting).find((one) => one.seat === seat);
  if (!row) return null;
  const { person, points } = row;
  const names = await people.namesOf([person]);
  const entries = entriesOf(rows, sitting, seat);
  return { sitting: row.sitting, seat, person, name: names.get(person) ?? '', points, entries };
}

function entriesOf(rows: Rows, sitting: string, seat: number): SeatFigure['entries'] {
  const account = seatAccount(seat);
  return [...bookingsOf(rows, sitting)]
    .map(([key, all]) => {
      const [part = '', number = ''] = key.split('.');
      const bookings = all.filter(({ from, to }) => from === account || to === account);
      const points = netOf(all, seat + 1)[seat] ?? 0;
      return { part: partNamed(part), number: Number(number), points, bookings };
    })
    .filter(({ bookings }) => bookings.length > 0);
}

function partNamed(name: string): Part {
  const part = parts.find((one) => one === name);
  if (!part) throw new Error(`no part of a sitting: ${name}`);
  return part;
}
