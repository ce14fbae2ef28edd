import { at, wordAt } from './byte';
import { FOOL, PACK, suitOf } from './card';
import type { Strengths } from './strength';
import { NO_SUIT } from './suit';

/**
 * The cards of a deal among three players: 25 for each, and three more that the dealer takes up. Players
 * are positions, in order of turn: forehand 0, middle 1, dealer 2; cards and suits are integers. Small and
 * flat, so that a recorded deal is replayed quickly; a game adds its own fields to it.
 */
export type ThreeHands = {
  strengths: Strengths;
  /** By card: the position that got it, the talon being the dealer's. */
  readonly dealt: Uint8Array;
  /** By card: the position that has it in hand, or `SKAT`, or `PLAYED`. */
  readonly holder: Uint8Array;
  /** By position: how many cards of each suit are in hand, in one number (see `oneOf`). */
  readonly counts: Int32Array;
  /** Three cards a trick in order of play; those beyond `tricks` and `lying` mean nothing. */
  readonly plays: Uint8Array;
  /** By trick: the position that led to it, and the one that won it. */
  readonly leaders: Uint8Array;
  readonly winners: Uint8Array;
  /** By position: tricks won. */
  readonly won: Uint8Array;
  /** By position: card points in the pile so far, the dealer's with the skat. */
  readonly points: Uint8Array;
  /** Tricks completed, and cards of the next one on the table. */
  tricks: number;
  lying: number;
  /** Who leads to the trick on the table; a game says who leads to the first, else forehand. */
  leader: number;
  /** What must be followed: the suit of the first card that has one, or what a game says. */
  led: number;
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

/** The three positions, for loops. */
export const positions = [0, 1, 2] as const;

/** Of a number that holds a count of each suit, these bits hold this suit's. */
export const fieldOf = (suit: number): number => MOST_OF_SUIT << (BITS * suit);

const BITS = 5;
const MOST_OF_SUIT = 31;

const units = Int32Array.from({ length: PACK }, (_, card) => 1 << (BITS * suitOf(card)));

/** What a card adds to such a number: one of its suit. */
export const oneOf = (card: number): number => wordAt(units, card);

/** Three hands without cards: `deal` gives them some. */
export const emptyHands = (strengths: Strengths): ThreeHands => ({
  strengths,
  dealt: new Uint8Array(PACK).fill(NOBODY),
  holder: new Uint8Array(PACK).fill(NOBODY),
  counts: new Int32Array(3),
  plays: new Uint8Array(TRICKS * 3),
  leaders: new Uint8Array(TRICKS),
  winners: new Uint8Array(TRICKS),
  won: new Uint8Array(3),
  points: new Uint8Array(3),
  tricks: 0,
  lying: 0,
  leader: FOREHAND,
  led: NO_SUIT,
});

/** Makes used hands as good as empty ones. */
export function clearHands(hands: ThreeHands, strengths: Strengths): void {
  hands.strengths = strengths;
  hands.dealt.set(undealt);
  for (let position = 0; position < 3; position++) clearPile(hands, position);
  hands.tricks = 0;
  hands.leader = FOREHAND;
  clearTable(hands);
}

/** Set, not filled: that is a good deal quicker, and every deal begins with it. */
const undealt = new Uint8Array(PACK).fill(NOBODY);

function clearPile(hands: ThreeHands, position: number): void {
  hands.counts[position] = 0;
  hands.won[position] = 0;
  hands.points[position] = 0;
}

/** Before the first card of a trick. */
export function clearTable(hands: ThreeHands): void {
  hands.lying = 0;
  hands.led = NO_SUIT;
}

/** The same, with nothing in common. */
export const copyHands = <Hands extends ThreeHands>(hands: Hands): Hands => ({
  ...hands,
  dealt: hands.dealt.slice(),
  holder: hands.holder.slice(),
  counts: hands.counts.slice(),
  plays: hands.plays.slice(),
  leaders: hands.leaders.slice(),
  winners: hands.winners.slice(),
  won: hands.won.slice(),
  points: hands.points.slice(),
});

/** Gives a card to a position; the talon's are the dealer's. */
export function deal(hands: ThreeHands, card: number, position: number): void {
  hands.dealt[card] = position;
  takeUp(hands, card, position);
}

/** Into a hand: at the deal, and when a card is taken back. */
export function takeUp(hands: ThreeHands, card: number, position: number): void {
  hands.holder[card] = position;
  hands.counts[position] = wordAt(hands.counts, position) + oneOf(card);
}

/** Out of a hand, to the skat or the table. */
export function putDown(hands: ThreeHands, card: number, to: number): void {
  const position = at(hands.holder, card);
  hands.holder[card] = to;
  hands.counts[position] = wordAt(hands.counts, position) - oneOf(card);
}

/** So many positions further round the table. */
export function after(position: number, steps: number): number {
  const sum = position + steps;
  return sum >= 3 ? sum - 3 : sum;
}

/** The number of the trick that is being played, 1 … 25. */
export const trickNumber = (hands: ThreeHands): number => hands.tricks + 1;

/** Whose card the trick is waiting for. */
export const nextToPlay = (hands: ThreeHands): number => after(hands.leader, hands.lying);

export const holds = (hands: ThreeHands, position: number, card: number): boolean =>
  at(hands.holder, card) === position;

/** How many cards of a suit a position has in hand. */
export const countOf = (hands: ThreeHands, position: number, suit: number): number =>
  (wordAt(hands.counts, position) >> (BITS * suit)) & MOST_OF_SUIT;

/** The cards in a hand, ascending. */
export const handOf = (hands: ThreeHands, position: number): readonly number[] =>
  cardsWith(hands.holder, position);

export const skatOf = (hands: ThreeHands): readonly number[] => cardsWith(hands.holder, SKAT);

function cardsWith(owners: Uint8Array, owner: number): readonly number[] {
  const cards: number[] = [];
  for (let card = 0; card < PACK; card++) if (owners[card] === owner) cards.push(card);
  return cards;
}

/** Who led to a trick that is over, tricks from 0. */
export const leaderOf = ({ leaders }: ThreeHands, trick: number): number => at(leaders, trick);

/** A card of a trick by its place: tricks from 0, cards 0 … 2. */
export const cardPlayed = (hands: ThreeHands, trick: number, index: number): number =>
  at(hands.plays, trick * 3 + index);

/** A card on the table. */
export const cardLying = (hands: ThreeHands, index: number): number => cardPlayed(hands, hands.tricks, index);

/** Was the fool led to the trick on the table? */
export const isFoolLed = (hands: ThreeHands): boolean => hands.lying > 0 && cardLying(hands, 0) === FOOL;

/** Card points into a pile. */
export function score(hands: ThreeHands, position: number, points: number): void {
  hands.points[position] = at(hands.points, position) + points;
}
