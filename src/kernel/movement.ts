import type { Account, Booking } from './booking';
import { seatOf } from './booking';

/**
 * Bookings that belong together and are told in one sentence: "king bagud: 40 to each, 65 into the kings'
 * cup". `pivot` is the account that all of them share, `incoming` whether it gets what is booked.
 */
export type Movement = {
  /** The bookings' code without `-pot`. */
  readonly reason: string;
  readonly pivot: Account;
  readonly incoming: boolean;
  readonly bookings: readonly Booking[];
};

/** The bookings of a deal, a change or a closing as movements, in the same order. */
export function movementsOf(bookings: readonly Booking[]): readonly Movement[] {
  const groups: Booking[][] = [];
  for (const booking of bookings) {
    const group = groups.at(-1);
    if (group && pivotOf([...group, booking]) !== null) group.push(booking);
    else groups.push([booking]);
  }
  return groups.map(movement);
}

function movement(bookings: readonly Booking[]): Movement {
  const pivot = pivotOf(bookings);
  if (pivot === null) throw new Error('a group of bookings without a pivot');
  return { ...pivot, reason: familyOf(bookings), bookings };
}

const family = (reason: string): string => reason.replace(/-pot$/, '');

const familyOf = (bookings: readonly Booking[]): string => family(bookings[0]?.reason ?? '');

/** Reasons that people write by hand: each booking is told by itself. */
const single: readonly string[] = ['adjustment', 'amount'];

type Pivot = Pick<Movement, 'pivot' | 'incoming'>;

/** The account that pays or gets all of these, of one family of reasons; null if there is none. */
function pivotOf(bookings: readonly Booking[]): Pivot | null {
  if (bookings.some(({ reason }) => family(reason) !== familyOf(bookings))) return null;
  if (bookings.length > 1 && single.includes(familyOf(bookings))) return null;
  const [first] = bookings;
  if (!first) return null;
  const sides: readonly Pivot[] = [
    { pivot: first.from, incoming: false },
    { pivot: first.to, incoming: true },
  ];
  const fitting = sides.filter((side) => fits(side, bookings));
  return fitting.find(({ pivot }) => seatOf(pivot) !== null) ?? fitting[0] ?? null;
}

/**
 * Every booking on the same side of the pivot, nobody twice on the other, the same amount for every seat
 * there; seats, cups and the rest together only where the code says that the cup is the other half of one
 * event.
 */
function fits({ pivot, incoming }: Pivot, bookings: readonly Booking[]): boolean {
  const others = bookings.map((booking) => (incoming ? booking.from : booking.to));
  const amounts = bookings
    .filter((_, at) => kindOf(others[at] ?? 'club') === 'seat')
    .map(({ amount }) => amount);
  const mixed = new Set(others.map(kindOf)).size > 1;
  return (
    bookings.every((booking) => (incoming ? booking.to : booking.from) === pivot) &&
    new Set(others).size === bookings.length &&
    new Set(amounts).size <= 1 &&
    (!mixed || bookings.some(({ reason }) => reason.endsWith('-pot')))
  );
}

function kindOf(account: Account): 'seat' | 'cup' | 'rest' {
  if (seatOf(account) !== null) return 'seat';
  return account.startsWith('pot:') ? 'cup' : 'rest';
}
