import type { Booking, Pot } from '@/kernel/booking';
import { pots as potNames, potAccount, seatAccount, seatOf } from '@/kernel/booking';
import type { Phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import type { Pots } from './game';

/** What the rules pay for one kind of event, worked out by the rules' own scoring. Ids are stable. */
export type FigureTable = {
  readonly id: string;
  readonly title: Phrase;
  readonly rows: readonly FigureRow[];
};

export type FigureRow = {
  readonly label: FigureLabel;
  /**
   * What whom it is about gets from each of the others, in points; below zero he pays each. Null: nothing.
   */
  readonly each: number | null;
  /** What goes into a cup, in points; or all that is in it, out of it or as much again into it. */
  readonly pots: Readonly<Partial<Record<Pot, PotFigure>>>;
};

/** A sentence, or from which count to which. */
export type FigureLabel = Phrase | Bracket;

export type Bracket = { readonly from: number; readonly to: number };

export type PotFigure = number | 'emptied' | 'doubled';

/** Something that happens to a seat: its bookings with one of these reasons, whatever the cups hold. */
export type FigureEvent = {
  readonly label: FigureLabel;
  readonly seat: Seat;
  readonly reasons: readonly string[];
  book(pots: Pots): readonly Booking[];
};

/** Two fillings of the cups: what grows with them is all that is in them. */
const little: Pots = { king: 1000, pagat: 1000 };
const much: Pots = { king: 2000, pagat: 2000 };

/** A row of a table: the event is booked twice, with little and with much in the cups. */
export function figureRow(event: FigureEvent): FigureRow {
  const [few, many] = [little, much].map((pots) => bookedFor(event, pots));
  const figures = potNames.map((pot) => [pot, potFigure(pot, few ?? [], many ?? [])] as const);
  return {
    label: event.label,
    each: eachOf(event.seat, few ?? []),
    pots: Object.fromEntries(figures.filter(([, figure]) => figure !== 0)),
  };
}

/** Rows for events of which each costs something; one that books nothing has none. */
export const figureRows = (events: readonly FigureEvent[]): readonly FigureRow[] =>
  events.map(figureRow).filter(({ each, pots }) => each !== null || Object.keys(pots).length > 0);

/** The seat's own bookings of this event. */
function bookedFor(event: FigureEvent, pots: Pots): readonly Booking[] {
  const { seat, reasons } = event;
  const own = seatAccount(seat);
  const booked = event.book(pots).filter(({ from, to }) => from === own || to === own);
  return booked.filter(({ reason }) => reasons.includes(reason.replace(/-pot$/, '')));
}

/** What one of the others, or the sheet, pays the seat by these bookings. */
function eachOf(seat: Seat, bookings: readonly Booking[]): number | null {
  const own = seatAccount(seat);
  const shared = bookings.filter(({ from, to }) => isOther(from === own ? to : from));
  const [first] = shared;
  if (!first) return null;
  const other = first.from === own ? first.to : first.from;
  return shared
    .filter(({ from, to }) => from === other || to === other)
    .reduce((sum, { to, amount }) => sum + (to === own ? amount : -amount), 0);
}

const isOther = (account: string): boolean => seatOf(account) !== null || account === 'sheet';

function potFigure(pot: Pot, few: readonly Booking[], many: readonly Booking[]): PotFigure {
  const [small, large] = [intoPot(pot, few), intoPot(pot, many)];
  if (small === large) return small;
  return small < 0 ? 'emptied' : 'doubled';
}

function intoPot(pot: Pot, bookings: readonly Booking[]): number {
  const account = potAccount(pot);
  const moved = bookings.filter(({ from, to }) => from === account || to === account);
  return moved.reduce((sum, { to, amount }) => sum + (to === account ? amount : -amount), 0);
}

/** Counts from `from` to `to` in brackets of equal figures, ascending. */
export function bracketRows(
  { from, to }: Bracket,
  rowAt: (count: number) => FigureRow,
): readonly FigureRow[] {
  const rows: FigureRow[] = [];
  for (let count = from; count <= to; count++) {
    const row = rowAt(count);
    const last = rows.at(-1);
    const start = last && last.each === row.each && isBracket(last.label) ? last.label.from : null;
    if (start !== null) rows.pop();
    rows.push({ ...row, label: { from: start ?? count, to: count } });
  }
  return rows;
}

export const isBracket = (label: FigureLabel): label is Bracket => 'from' in label;
