import { at } from '../../../cards/byte';
import { FOOL, PACK, suitOf } from '../../../cards/card';
import type { Strengths } from '../../../cards/strength';
import { strengthsOf } from '../../../cards/strength';
import { NO_SUIT } from '../../../cards/suit';
import type { Seat } from '@/kernel/seat';
import type { Table } from '../../table';
import type { Declaration, Fine } from '../result';
import type { DanishRules } from '../rules';

/** `name` is a short phase inside `play`; the last three are the end. */
export type Phase = 'discard' | 'play' | 'name' | 'finished' | 'redealt' | 'abandoned';

/** Why the same dealer deals again. */
export type Redeal = 'no-taroks' | 'misdeal';

/**
 * A deal as it stands. Players are positions, in order of turn: forehand 0, middle 1, dealer 2; cards and
 * suits are integers. Small and flat, so that a recorded deal is replayed quickly; everything outside sees
 * codes and seats.
 */
export type DanishState = {
  rules: DanishRules;
  table: Table;
  strengths: Strengths;
  phase: Phase;
  redealt: Redeal | null;
  /** By card: the position that got it, the talon being the dealer's. */
  readonly dealt: Uint8Array;
  /** By card: the position that has it in hand, or `SKAT`, or `PLAYED`. */
  readonly holder: Uint8Array;
  /** By position and suit (`place`): cards in hand. */
  readonly counts: Uint8Array;
  /** Three cards a trick in order of play; those beyond `tricks` and `lying` mean nothing. */
  readonly plays: Uint8Array;
  /** By trick: the position that won it. */
  readonly winners: Uint8Array;
  /** By position: tricks won. */
  readonly won: Uint8Array;
  /** By position: card points in the pile so far, the dealer's with the skat (section 2). */
  readonly points: Uint8Array;
  /** Tricks completed, and cards of the next one on the table. */
  tricks: number;
  lying: number;
  leader: number;
  /** What must be followed: the first card's suit, for a led fool its name. */
  led: number;
  /** What a fool that was led stands for; `NO_SUIT` if none was, or without a name. */
  names: number;
  /** The name is final; the second player has claimed to have none of the suit. */
  fixed: boolean;
  claimed: boolean;
  /** The fool must be played to trick 23. */
  demanded: boolean;
  declarations: readonly Declaration[];
  fines: readonly Fine[];
};

export const FOREHAND = 0;
export const DEALER = 2;
export const SKAT = 3;
export const PLAYED = 4;
/** Dealt to nobody (yet). */
export const NOBODY = 5;

export const HAND = 25;
export const TALON = 3;
export const TRICKS = 25;
/** In this trick the fool may be demanded; in the one after it, it is never played. */
export const DEMAND_TRICK = 23;

/** The three positions, for loops. */
export const positions = [0, 1, 2] as const;

/** Index into `counts`. */
export const place = (position: number, suit: number): number => position * 8 + suit;

const reversed = strengthsOf(true);
const natural = strengthsOf(false);

const strengthsFor = (rules: DanishRules): Strengths => (rules.redPips === 'natural' ? natural : reversed);

/** A state without cards: `deal` gives it some. */
export const emptyState = (table: Table, rules: DanishRules): DanishState => ({
  rules,
  table,
  strengths: strengthsFor(rules),
  phase: 'discard',
  redealt: null,
  dealt: new Uint8Array(PACK),
  holder: new Uint8Array(PACK),
  counts: new Uint8Array(place(3, 0)),
  plays: new Uint8Array(TRICKS * 3),
  winners: new Uint8Array(TRICKS),
  won: new Uint8Array(3),
  points: new Uint8Array(3),
  tricks: 0,
  lying: 0,
  leader: FOREHAND,
  led: NO_SUIT,
  names: NO_SUIT,
  fixed: false,
  claimed: false,
  demanded: false,
  declarations: [],
  fines: [],
});

/** Makes a used state as good as an empty one. */
export function clear(state: DanishState, table: Table, rules: DanishRules): void {
  state.rules = rules;
  state.table = table;
  state.strengths = strengthsFor(rules);
  state.phase = 'discard';
  state.redealt = null;
  state.dealt.fill(NOBODY);
  state.counts.fill(0);
  state.won.fill(0);
  state.points.fill(0);
  state.tricks = 0;
  state.leader = FOREHAND;
  state.demanded = false;
  state.declarations = [];
  state.fines = [];
  clearTrick(state);
}

/** Before the first card of a trick. */
export function clearTrick(state: DanishState): void {
  state.lying = 0;
  state.led = NO_SUIT;
  state.names = NO_SUIT;
  state.fixed = false;
  state.claimed = false;
}

/** Gives a card to a position; the talon's are the dealer's. */
export function deal(state: DanishState, card: number, position: number): void {
  state.dealt[card] = position;
  takeUp(state, card, position);
}

/** Into a hand: at the deal, and when a card is taken back. */
export function takeUp(state: DanishState, card: number, position: number): void {
  const index = place(position, suitOf(card));
  state.holder[card] = position;
  state.counts[index] = at(state.counts, index) + 1;
}

/** Out of a hand, to the skat or the table. */
export function putDown(state: DanishState, card: number, to: number): void {
  const index = place(at(state.holder, card), suitOf(card));
  state.holder[card] = to;
  state.counts[index] = at(state.counts, index) - 1;
}

export const copyState = (state: DanishState): DanishState => ({
  ...state,
  dealt: state.dealt.slice(),
  holder: state.holder.slice(),
  counts: state.counts.slice(),
  plays: state.plays.slice(),
  winners: state.winners.slice(),
  won: state.won.slice(),
  points: state.points.slice(),
});

/** The number of the trick that is being played, 1 … 25. */
export const trickNumber = (state: DanishState): number => state.tricks + 1;

/** Who is to act: the dealer discards, then the table goes round. Means nothing after the end. */
export const turnOf = (state: DanishState): number =>
  state.phase === 'discard' ? DEALER : after(state.leader, state.lying);

/** So many positions further round the table. */
export function after(position: number, steps: number): number {
  const sum = position + steps;
  return sum >= 3 ? sum - 3 : sum;
}

export const holds = (state: DanishState, position: number, card: number): boolean =>
  at(state.holder, card) === position;

/** How many cards of a suit a position has in hand. */
export const countOf = (state: DanishState, position: number, suit: number): number =>
  at(state.counts, place(position, suit));

/** Who led to a trick that is over, tricks from 0. */
export const leaderOf = ({ winners }: DanishState, trick: number): number =>
  trick === 0 ? FOREHAND : at(winners, trick - 1);

/** Card points into a pile. */
export function score(state: DanishState, position: number, points: number): void {
  state.points[position] = at(state.points, position) + points;
}

/** The cards in a hand, ascending. */
export const handOf = (state: DanishState, position: number): readonly number[] =>
  cardsWith(state.holder, position);

export const skatOf = (state: DanishState): readonly number[] => cardsWith(state.holder, SKAT);

function cardsWith(owners: Uint8Array, owner: number): readonly number[] {
  const cards: number[] = [];
  for (let card = 0; card < PACK; card++) if (owners[card] === owner) cards.push(card);
  return cards;
}

/** A card of a trick by its place: tricks from 0, cards 0 … 2. */
export const cardPlayed = (state: DanishState, trick: number, index: number): number =>
  at(state.plays, trick * 3 + index);

/** A card on the table. */
export const cardLying = (state: DanishState, index: number): number =>
  cardPlayed(state, state.tricks, index);

/** Was the fool led to the trick on the table? */
export const isFoolLed = (state: DanishState): boolean => state.lying > 0 && cardLying(state, 0) === FOOL;

export const hasEnded = ({ phase }: DanishState): boolean =>
  phase === 'finished' || phase === 'redealt' || phase === 'abandoned';

/** Position of a seat, −1 if it does not play. */
export const positionOf = (state: DanishState, seat: Seat): number => state.table.active.indexOf(seat);

export function seatOf(state: DanishState, position: number): Seat {
  const seat = state.table.active[position];
  if (seat === undefined) throw new RangeError(`no position: ${position}`);
  return seat;
}
