import type * as z from 'zod/mini';
import type { Booking, Pot } from '@/kernel/booking';
import type { Locale, Words } from '@/kernel/locale';
import type { Outcome } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { FigureTable } from './figure-table';
import type { Play } from './play';
import type { Sheet } from './sheet';
import type { Table } from './table';

/**
 * What a game is to the rest of the product. One folder below `core/games` builds one such value and
 * registers it; nobody else knows a game by name. The type parameters are a game's own: outside it they are
 * opaque (`unknown`) and go from one of its functions to the next. Methods, not function fields, so that
 * every game is an `AnyGame`.
 */
export interface Game<Rules = unknown, Result = unknown, Left = unknown, State = unknown> {
  /** As in a record's `game`. */
  readonly id: string;
  readonly rules: RuleBook<Rules>;
  readonly seating: Seating<Rules, Left>;
  readonly scoring: Scoring<Rules, Result, Left>;
  readonly play: Play<Rules, Result, State>;
  readonly sheet: Sheet<Rules, Result>;
  /** What these rules pay, in the order in which it falls due. */
  figures(rules: Rules): readonly FigureTable[];
  /** Where the rules come from. */
  readonly sources: readonly Source[];
  /** Labels, reasons, problems, breaches, card names. The same tree in every language. */
  readonly words: Readonly<Record<Locale, Words>>;
}

export type AnyGame = Game;

/** A book, a page or a print; `href` where it can be read. */
export type Source = { readonly title: string; readonly href?: string };

export interface RuleBook<Rules> {
  /** Every option with its default, as a schema: what a record's `rules` may change. */
  readonly form: z.ZodMiniType;
  /** The published rule sets, the default first. `options` holds only what differs from the defaults. */
  readonly presets: readonly Preset[];
  /** Every option in the order of the game's spec: what it may be, and what it is by default. */
  readonly options: readonly OptionShape[];
  /**
   * Full rules from a record's `rules`: absent, a preset's name, or an object with a preset and changed
   * options.
   */
  read(input: unknown): Outcome<Rules, readonly Problem[]>;
}

export type Preset = { readonly id: string; readonly options: Readonly<Record<string, unknown>> };

/**
 * What a club may write for an option. A number lies between `least` and `most`; a list holds such numbers.
 */
export type OptionShape = { readonly key: string; readonly standard: OptionValue } & (
  | { readonly kind: 'number' | 'list'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
);

export type OptionValue = number | string | boolean | readonly number[];

/** Who may sit, who plays, who deals, who comes and goes, and what that costs. */
export interface Seating<Rules, Left> {
  /** The next in turn sits to the right; to the left where this is absent. */
  readonly anticlockwise?: true;
  /** How many people these rules let be present at a deal. */
  sizes(rules: Rules): readonly number[];
  /** May people join and leave during a sitting? */
  readonly changes: boolean;
  /** After a deal whose dealer was not the due one anybody may deal; else who follows him is still asked. */
  readonly forgetsOrder?: true;
  /** The table of a deal; `present` has an allowed size and holds `dealer`. */
  table(seats: number, present: readonly Seat[], dealer: Seat): Table;
  /** Who deals after this deal, among those `present` then; null if nobody can know, so that anybody may. */
  nextDealer(last: Table, left: Left, present: readonly Seat[]): Seat | null;
  /** May people come and go now, after a deal that left this? (Not between a redeal and its repetition.) */
  mayChange(left: Left): boolean;
  /** What a change costs; `present` are those at the table before it. */
  change(change: Change, present: readonly Seat[], at: Inherited<Rules, Left>): readonly Booking[];
  /**
   * Dividing the pots after the last deal. `totals` by seat before the division; `order` in turn after the
   * last dealer.
   */
  close(order: readonly Seat[], totals: readonly number[], at: Inherited<Rules, Left>): readonly Booking[];
}

export type Change = { readonly before: number; readonly type: 'join' | 'leave'; readonly seat: Seat };

/** What a deal, a change or a closing finds: the rules, the cups' contents, and what the deal before left. */
export type Inherited<Rules, Left> = {
  readonly rules: Rules;
  readonly pots: Pots;
  readonly left: Left;
};

/** Contents in points. Only the cups the rules have: `{}` where there are none. */
export type Pots = Readonly<Partial<Record<Pot, number>>>;

export type DealContext<Rules, Left> = Inherited<Rules, Left> & { readonly table: Table };

export interface Scoring<Rules, Result, Left> {
  /** A result as a schema. What it cannot say (seats, points that add up) is asked by `check`. */
  readonly form: z.ZodMiniType;
  /** The cups of these rules, in order; none for a game or rules without. */
  pots(rules: Rules): readonly Pot[];
  /** What the first deal of a sitting inherits. */
  first(rules: Rules): Left;
  /**
   * A claimed result: every fault of form and meaning. `result` is there if the form is sound. Paths start
   * at the result.
   */
  check(claim: unknown, at: DealContext<Rules, Left>): Checked<Result>;
  /**
   * Bookings of a sound result, in the order in which they fall due. With `missing` problems it books what
   * is known. `problems` are what only scoring can find (a pot that does not hold what is taken out of it).
   */
  score(result: Result, at: DealContext<Rules, Left>): Scored<Left>;
  /**
   * Beside a replay: what counts (the replayed result and what only a claim can know) and every difference.
   */
  reconcile(claim: unknown, replayed: Result, at: DealContext<Rules, Left>): Reconciled<Result>;
  /** What is left after a deal of which only amounts are known; `pots` after it. */
  leftAfterAmounts(pots: Pots, left: Left): Left;
  /**
   * The same result after a newcomer took a chair between others: seat `s` of it is seat `to[s]` of `seats`
   * now.
   */
  renumber(result: Result, to: readonly Seat[], seats: number): Result;
  /**
   * The table's own redeal, an abandoned deal …: a result's `void`, or null for a deal that was played out.
   */
  voidOf(result: Result): string | null;
}

export type Checked<Result> = { readonly result: Result | null; readonly problems: readonly Problem[] };

export type Scored<Left> = {
  readonly bookings: readonly Booking[];
  readonly left: Left;
  readonly problems: readonly Problem[];
};

export type Reconciled<Result> = {
  readonly result: Result;
  readonly differences: readonly Difference[];
  readonly problems: readonly Problem[];
};

/** One difference of a claim from the replay; `null` where one side has nothing. */
export type Difference = { readonly path: string; readonly claimed: unknown; readonly replayed: unknown };
