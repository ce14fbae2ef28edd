import { at } from '../../../cards/byte';
import type { CardSet } from '../../../cards/piquet';
import { PIQUET, piquetSuit, setAt } from '../../../cards/piquet';
import type { Table } from '../../table';
import type { HerzRules } from '../rules';

export const phases = ['bid', 'discard', 'play', 'finished'] as const;

export type Phase = (typeof phases)[number];

/**
 * A deal as it stands. Players are positions, in order of turn after the dealer, who is the last; cards
 * are integers, hands are sets of bits. Small and flat, so that a recorded deal is replayed quickly.
 */
export type HerzState = {
  rules: HerzRules;
  table: Table;
  players: number;
  phase: Phase;
  /** Who is asked first and leads to the first trick. */
  forehand: number;
  /** By position. */
  readonly hands: Int32Array;
  /**
   * The two cards in the middle: as dealt, then the discard; between the two they are in the declarer's
   * hand.
   */
  skat: CardSet;
  passes: number;
  /** `NOBODY` until somebody plays, and after a deal that nobody played. */
  declarer: number;
  /**
   * As many cards a trick as there are players, in order of play; those beyond `tricks` and `lying` mean
   * nothing.
   */
  readonly plays: Uint8Array;
  /** By trick: the position that won it. */
  readonly winners: Uint8Array;
  /** By position: card points won so far, the declarer's with the discard. */
  readonly points: Uint8Array;
  /** Tricks completed, and cards of the next one on the table. */
  tricks: number;
  lying: number;
  leader: number;
  /**
   * Of the trick on the table: the suit led, its card points, the card that wins so far, and who played it.
   */
  led: number;
  worth: number;
  best: number;
  bestBy: number;
};

export const NOBODY = -1;

/** The suit that is always trumps. */
export const HEARTS = 1;

const MOST_PLAYERS = 5;
const MOST_TRICKS = 9;

/** A state without cards. */
export const emptyState = (table: Table, rules: HerzRules): HerzState => ({
  rules,
  table,
  players: table.active.length,
  phase: 'bid',
  forehand: forehandOf(rules, table),
  hands: new Int32Array(MOST_PLAYERS),
  skat: 0,
  passes: 0,
  declarer: NOBODY,
  plays: new Uint8Array(PIQUET),
  winners: new Uint8Array(MOST_TRICKS),
  points: new Uint8Array(MOST_PLAYERS),
  tricks: 0,
  lying: 0,
  leader: 0,
  led: 0,
  worth: 0,
  best: 0,
  bestBy: 0,
});

/** Section 3: the seat after the dealer, or the dealer himself. */
const forehandOf = ({ forehand }: HerzRules, { active }: Table): number =>
  forehand === 'dealer' ? active.length - 1 : 0;

/** Makes a used state as good as an empty one. */
export function clear(state: HerzState, table: Table, rules: HerzRules): void {
  state.rules = rules;
  state.table = table;
  state.players = table.active.length;
  state.phase = 'bid';
  state.forehand = forehandOf(rules, table);
  state.hands.fill(0);
  state.skat = 0;
  state.passes = 0;
  state.declarer = NOBODY;
  state.points.fill(0);
  state.tricks = 0;
  state.lying = 0;
}

export const copyState = (state: HerzState): HerzState => ({
  ...state,
  hands: state.hands.slice(),
  plays: state.plays.slice(),
  winners: state.winners.slice(),
  points: state.points.slice(),
});

/** So many positions further round the table. */
export function after({ players }: HerzState, position: number, steps: number): number {
  const sum = position + steps;
  return sum >= players ? sum - players : sum;
}

/** Who is to act. Means nothing after the end. */
export function turnOf(state: HerzState): number {
  switch (state.phase) {
    case 'bid':
      return after(state, state.forehand, state.passes);
    case 'discard':
      return state.declarer;
    case 'play':
    case 'finished':
      return after(state, state.leader, state.lying);
  }
}

export const handOf = ({ hands }: HerzState, position: number): CardSet => setAt(hands, position);

/** Into a hand, or out of it. */
export function takeUp({ hands }: HerzState, position: number, cards: CardSet): void {
  hands[position] = setAt(hands, position) | cards;
}

export function putDown({ hands }: HerzState, position: number, cards: CardSet): void {
  hands[position] = setAt(hands, position) & ~cards;
}

/** Card points into a pile. */
export function score({ points }: HerzState, position: number, worth: number): void {
  points[position] = at(points, position) + worth;
}

/** A card of a trick by its place: tricks from 0. */
export const cardPlayed = ({ plays, players }: HerzState, trick: number, index: number): number =>
  at(plays, trick * players + index);

/** Who led to a trick that is over or on the table, tricks from 0. */
export const leaderOf = ({ winners, forehand }: HerzState, trick: number): number =>
  trick === 0 ? forehand : at(winners, trick - 1);

export const trickNumber = ({ tricks }: HerzState): number => tricks + 1;

export const isHeart = (card: number): boolean => piquetSuit(card) === HEARTS;
