import type { Account, Booking, Pot } from '@/kernel/booking';
import { pots, seatOf } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';

/**
 * The bookings of one event, as a page tells them in one sentence: "king lost in the last trick: bagud, 40 to
 * each, 65 into the kings' cup". `account` is whose event it is; `direction` says whether it pays or gets.
 */
export type Movement = {
  /** The code of the event: a booking's reason without `-pot`. */
  readonly reason: string;
  readonly account: Account;
  /** The seat of `account`; null for a cup (a foundation, a share of the pots), the sheet and the club. */
  readonly seat: Seat | null;
  readonly direction: 'pays' | 'gets';
  /** The seats on the other side; each pays or gets `each` points. */
  readonly seats: readonly Seat[];
  readonly each: number;
  /** The cups on the other side, with what went in or came out. */
  readonly pots: readonly PotMovement[];
  /** Points to or from the club or the sheet. */
  readonly other: number;
  /** Indices into the list of bookings. */
  readonly bookings: readonly number[];
};

export type PotMovement = { readonly pot: Pot; readonly amount: number };

/**
 * Consecutive bookings of one event put together, in their order; every booking is in exactly one movement.
 */
export function movementsOf(bookings: readonly Booking[]): readonly Movement[] {
  const groups: Group[] = [];
  for (const [index, booking] of bookings.entries()) {
    const last = groups.at(-1);
    const grown = last ? grow(last, booking, index) : null;
    if (grown) groups[groups.length - 1] = grown;
    else groups.push(groupOf(booking, index));
  }
  return groups.map(movementOf);
}

/** Bookings so far, and which side can still be the one they have in common. */
type Group = {
  readonly reason: string;
  readonly bookings: readonly Booking[];
  readonly indices: readonly number[];
  readonly sides: readonly Side[];
};

type Side = 'from' | 'to';

const groupOf = (booking: Booking, index: number): Group => ({
  reason: eventOf(booking),
  bookings: [booking],
  indices: [index],
  sides: ['from', 'to'],
});

const eventOf = ({ reason }: Booking): string =>
  isPotHalf(reason) ? reason.slice(0, -'-pot'.length) : reason;

/** The part of an event that goes into a cup or comes out of it. */
const isPotHalf = (reason: string): boolean => reason.endsWith('-pot');

/** Reasons that people write by hand: each is an event of its own. */
const single: readonly string[] = ['adjustment', 'amount'];

function grow(group: Group, booking: Booking, index: number): Group | null {
  const { reason, bookings, indices } = group;
  if (reason !== eventOf(booking) || single.includes(reason)) return null;
  const sides = group.sides.filter((side) => isSameEvent(group, booking, side));
  if (sides.length === 0) return null;
  return { reason, bookings: [...bookings, booking], indices: [...indices, index], sides };
}

const opposite = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/**
 * The same account on this side, and on the other one nobody who was there before: that would be the next
 * event.
 */
function isSameEvent({ bookings }: Group, next: Booking, side: Side): boolean {
  const other = opposite(side);
  return bookings.every(
    (booking) =>
      booking[side] === next[side] &&
      booking[other] !== next[other] &&
      (isPotHalf(next.reason) || isPotHalf(booking.reason) || isAlike(booking, next, other)),
  );
}

/** Cups with cups; seats with seats if they pay or get the same. */
function isAlike(booking: Booking, next: Booking, side: Side): boolean {
  const kinds = [kindOf(booking[side]), kindOf(next[side])];
  return kinds[0] === kinds[1] && (kinds[0] !== 'seat' || booking.amount === next.amount);
}

function kindOf(account: Account): 'seat' | 'pot' | 'other' {
  if (seatOf(account) !== null) return 'seat';
  return potOf(account) ? 'pot' : 'other';
}

const potOf = (account: Account): Pot | undefined => pots.find((pot) => account === `pot:${pot}`);

function movementOf({ reason, bookings, indices, sides }: Group): Movement {
  const side = ownerSide(bookings, sides);
  const other = opposite(side);
  const account = bookings[0]?.[side] ?? 'club';
  const toSeats = bookings.filter((booking) => kindOf(booking[other]) === 'seat');
  return {
    reason,
    account,
    seat: seatOf(account),
    direction: side === 'from' ? 'pays' : 'gets',
    seats: toSeats.flatMap((booking) => seatOf(booking[other]) ?? []),
    each: toSeats[0]?.amount ?? 0,
    pots: bookings.flatMap((booking) => potMovement(booking, other)),
    other: bookings.reduce(
      (sum, booking) => sum + (kindOf(booking[other]) === 'other' ? booking.amount : 0),
      0,
    ),
    bookings: indices,
  };
}

/** A lone booking is its payer's event, or the seat's if a cup pays. */
function ownerSide([first]: readonly Booking[], sides: readonly Side[]): Side {
  const [side = 'from', second] = sides;
  return second && first && kindOf(first.from) !== 'seat' ? second : side;
}

function potMovement(booking: Booking, side: Side): readonly PotMovement[] {
  const pot = potOf(booking[side]);
  return pot ? [{ pot, amount: booking.amount }] : [];
}
