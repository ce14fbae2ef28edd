import type { Outcome } from '@/kernel/outcome';
import type { Phrase } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Table } from './table';

/**
 * A deal card by card. The rule that would be broken is the primitive: an action is legal if `breach` finds
 * none. A state belongs to who started it: `apply` changes it in place; `copy` before you branch.
 */
export interface Play<Rules, Result, State> {
  /** The cards as dealt (`{ hands, talon }` of a record), checked; paths start at `cards`' inside. */
  start(cards: unknown, table: Table, rules: Rules): Outcome<State, readonly Problem[]>;
  /** Shuffled and dealt from 32 bits of seed; the same seed gives the same cards. In record form. */
  shuffle(seed: number, table: Table, rules: Rules): Cards;
  /** Every action the rules of play allow now, rulings of the table left out; empty only after the end. */
  legal(state: State): readonly Action[];
  /** The first fault of an action, whoever asks; its path starts at the action. Null if it may be done. */
  breach(state: State, action: unknown): Problem | null;
  /** Does a legal action; throws if it is not. */
  apply(state: State, action: Action): void;
  copy(state: State): State;
  /** What the state looks like from outside: plain data that survives JSON. */
  view(state: State): PlayView;
  /** The result once the deal is over, null before. */
  result(state: State): Result | null;
  /**
   * What can be written down by now and stays so: the result as far as it is known; null before there is
   * any.
   */
  known(state: State): Result | null;
  /** What an action says beside its verb and its cards: a bid, a suit named, declarations. */
  said(action: Action): readonly Phrase[];
  /** The cards one character each, the actions one character a play with an escape for all else; and back. */
  pack(record: PlayedDeal): PackedDeal;
  unpack(packed: PackedDeal, table: Table): PlayedDeal;
  /**
   * Plays a packed record to where it ends, every action checked, as `start`, `breach` and `apply` would, but
   * many times faster. `used`: a state that nobody needs any more, taken instead of a new one.
   */
  replayPacked(packed: PackedDeal, at: ReplayedAt<Rules>, used?: State): Outcome<State, ReplayFault>;
}

export type ReplayedAt<Rules> = { readonly table: Table; readonly rules: Rules };

/**
 * Where a replay stopped: faults of the cards (`action` null), or the first fault of an action, by its
 * number from 0.
 */
export type ReplayFault = { readonly action: number | null; readonly problems: readonly Problem[] };

export type Cards = {
  /** By seat; null for a seat that holds no cards. */
  readonly hands: readonly (readonly string[] | null)[];
  readonly talon: readonly string[];
};

/** As in a record: `type`, mostly `seat`, and what the type needs. */
export type Action = { readonly type: string; readonly seat?: Seat; readonly [field: string]: unknown };

export type PlayedDeal = { readonly cards: Cards; readonly actions: readonly Action[] };

export type PackedDeal = { readonly cards: string; readonly actions: string };

export type PlayView = {
  readonly phase: string;
  readonly ended: boolean;
  /** Who is to act; null after the end. */
  readonly turn: Seat | null;
  readonly hands: readonly (readonly string[] | null)[];
  /** The discard or skat, as far as it lies. */
  readonly skat: readonly string[];
  readonly tricks: readonly TrickView[];
  /** The trick on the table. */
  readonly trick: readonly CardPlayed[];
};

export type CardPlayed = { readonly seat: Seat; readonly card: string };

export type TrickView = { readonly cards: readonly CardPlayed[]; readonly winner: Seat };
