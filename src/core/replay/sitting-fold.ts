import type { AnyGame, Pots } from '../games/game';
import type { Table } from '../games/table';
import { orderAfter } from '../games/table';
import { gameIds, gameOf } from '../games';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';

/**
 * A sitting as far as it has been replayed: what the next deal, change or closing finds. Immutable; every
 * step of the chain (`applyDeal`, `applyChange`, `closeSitting`) makes a new one. Amounts in points, lists of
 * totals by seat.
 */
export type SittingFold = {
  readonly game: AnyGame;
  readonly rules: unknown;
  /** Everybody the sitting lists; seats are numbered 0 … seats−1. */
  readonly seats: number;
  /** Those at the table now, ascending. */
  readonly present: readonly Seat[];
  /** How many deals there are so far: the index of the next. */
  readonly deals: number;
  readonly pots: Pots;
  readonly totals: readonly number[];
  readonly sheet: number;
  readonly club: number;
  /** What the last deal left, in the game's own form. */
  readonly left: unknown;
  /** What decides who deals next; null if anybody present may. */
  readonly turn: Turn | null;
  /** The last deal stopped early: nothing can follow. */
  readonly unfinished: boolean;
  readonly closed: boolean;
};

/** The deal after which the next dealer follows, and what it left for that purpose. */
export type Turn = { readonly table: Table; readonly left: unknown; readonly again: boolean };

export type Header = {
  readonly game: string;
  /** As in a record: absent, a preset's name, or an object; full rules are such an object. */
  readonly rules?: unknown;
  readonly seats: number;
  /** Those at the table from the start; everybody if absent. */
  readonly present?: readonly Seat[];
};

/** A sitting before its first deal. Refused: `unknown-game` at `game`, faults of the rules below `rules`. */
export function openSitting(header: Header): Outcome<SittingFold, readonly Problem[]> {
  const game = gameOf(header.game);
  if (!game) return refuse([wrong('unknown-game', 'game', { value: header.game, games: gameIds() })]);
  const rules = game.rules.read(header.rules);
  if (!rules.ok) return refuse(below('rules', rules.refusal));
  return accept(firstFold({ ...header, game, rules: rules.value }));
}

/** The same with a game and its full rules at hand. */
export function firstFold(header: Omit<Header, 'game'> & { readonly game: AnyGame }): SittingFold {
  const { game, rules, seats } = header;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  return {
    game,
    rules,
    seats,
    present: header.present ?? everybody,
    deals: 0,
    pots: Object.fromEntries(game.scoring.pots(rules).map((pot) => [pot, 0])),
    totals: everybody.map(() => 0),
    sheet: 0,
    club: 0,
    left: game.scoring.first(rules),
    turn: null,
    unfinished: false,
    closed: false,
  };
}

/** Who deals next; null if anybody present may (the first deal of a sitting; or the game cannot know). */
export function nextDealer({ turn, game, present }: SittingFold): Seat | null {
  if (!turn || present.length === 0) return null;
  const { table, left, again } = turn;
  if (again && present.includes(table.dealer)) return table.dealer;
  return game.seating.nextDealer(table, left, present);
}

/** Those present in order of turn after the last dealer; before the first deal in order of their seats. */
export const orderNow = ({ turn, present }: SittingFold): readonly Seat[] =>
  turn ? orderAfter(present, turn.table.dealer) : present;

/** May people come and go now? */
export const mayChange = ({ game, left }: SittingFold): boolean =>
  game.seating.changes && game.seating.mayChange(left);

export const hasTableSize = ({ game, rules, present }: SittingFold): boolean =>
  game.seating.sizes(rules).includes(present.length);
