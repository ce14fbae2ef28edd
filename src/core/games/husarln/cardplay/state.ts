import { NO_SUIT, TAROK } from '../../../cards/suit';
import type { ThreeHands } from '../../../cards/three-hands';
import {
  after,
  clearHands,
  copyHands,
  countOf,
  emptyHands,
  FOREHAND,
  nextToPlay,
  NOBODY,
  SKAT,
} from '../../../cards/three-hands';
import type { Dealing } from '../../dealing';
import type { Table } from '../../table';
import type { Contract } from '../contract';
import { contracts } from '../contract';
import { deck, strengths } from '../pack';
import type { HusarlnRules } from '../rules';

export type Phase = 'auction' | 'talon' | 'discard' | 'announce' | 'play' | 'claim' | 'finished';

export const bids = ['pass', ...contracts, 'hold'] as const;

export type Bid = (typeof bids)[number];

/**
 * The most bids of an auction: each passes once, three are higher, and each of these is held at most twice.
 */
const MOST_BIDS = 12;

/**
 * A deal as it stands. Players are positions: forehand 0, middlehand 1, rearhand 2. Outside they are seats.
 */
export type HusarlnState = ThreeHands & {
  rules: HusarlnRules;
  table: Table;
  phase: Phase;
  /** What was bid so far, by index among `bids`; and by whom. */
  readonly bidsMade: Uint8Array;
  readonly bidders: Uint8Array;
  bidCount: number;
  /** The highest bid so far: 0 none, else the index of the contract and one more. */
  high: number;
  /** Whose it is, and after the auction the declarer; −1 nobody. */
  declarer: number;
  /** Who has passed, a bit a position. */
  out: number;
  /** Whose bid it is. */
  bidder: number;
  /** The talon as dealt, from its top. */
  readonly talon: Uint8Array;
  /** Stages turned up, and the level of the cards taken; 0 before. */
  stage: number;
  level: number;
  /** How many have announced; and by position what, a bit a kind in its normal order. */
  spoken: number;
  readonly announced: Uint8Array;
  /** Who may claim after the last trick the Trull he did not announce; −1 nobody. */
  claimant: number;
  claimed: boolean;
};

/** Three play. */
export const PLAYERS = 3;

/** `holder` of a talon card that nobody has. */
export const ASIDE = 6;

/** A state without cards: the dealing gives it some. */
export function emptyState(table: Table, rules: HusarlnRules): HusarlnState {
  const hands = emptyHands(strengths);
  return {
    strengths: hands.strengths,
    dealt: hands.dealt,
    holder: hands.holder,
    counts: hands.counts,
    plays: hands.plays,
    leaders: hands.leaders,
    winners: hands.winners,
    won: hands.won,
    points: hands.points,
    tricks: hands.tricks,
    lying: hands.lying,
    leader: hands.leader,
    led: hands.led,
    rules,
    table,
    phase: 'auction',
    bidsMade: new Uint8Array(MOST_BIDS),
    bidders: new Uint8Array(MOST_BIDS),
    bidCount: 0,
    high: 0,
    declarer: -1,
    out: 0,
    bidder: FOREHAND,
    talon: new Uint8Array(deck.talonSize),
    stage: 0,
    level: 0,
    spoken: 0,
    announced: new Uint8Array(PLAYERS),
    claimant: -1,
    claimed: false,
  };
}

/** Makes a used state as good as an empty one. */
export function clear(state: HusarlnState, table: Table, rules: HusarlnRules): void {
  clearHands(state, strengths);
  state.holder.fill(NOBODY);
  state.declarer = -1;
  state.rules = rules;
  state.table = table;
  state.phase = 'auction';
  state.bidCount = 0;
  state.high = 0;
  state.out = 0;
  state.bidder = FOREHAND;
  state.stage = 0;
  state.level = 0;
  state.spoken = 0;
  for (let position = 0; position < PLAYERS; position++) state.announced[position] = 0;
  state.claimant = -1;
  state.claimed = false;
}

export const copyState = (state: HusarlnState): HusarlnState => ({
  ...copyHands(state),
  bidsMade: state.bidsMade.slice(),
  bidders: state.bidders.slice(),
  talon: state.talon.slice(),
  announced: state.announced.slice(),
});

/** Twelve to each; the talon lies aside, its top first. */
export const dealing: Dealing<HusarlnState> = {
  deck,
  talon(state, card, index) {
    state.dealt[card] = SKAT;
    state.holder[card] = ASIDE;
    state.talon[index] = card;
  },
};

/** What is played, once somebody has bid. @throws RangeError before. */
export function contractOf({ high }: HusarlnState): Contract {
  const contract = contracts[high - 1];
  if (contract === undefined) throw new RangeError('nobody has bid');
  return contract;
}

/** Who is to act. Means nothing after the end. */
export function turnOf(state: HusarlnState): number {
  switch (state.phase) {
    case 'auction':
      return state.bidder;
    case 'talon':
    case 'discard':
      return state.declarer;
    case 'announce':
      return after(state.declarer, state.spoken);
    case 'claim':
      return state.claimant;
    case 'play':
    case 'finished':
      return nextToPlay(state);
  }
}

/** Tarocks in a hand, the Sküs among them, which the hands count as a card of no suit. */
export const tarocksOf = (state: HusarlnState, position: number): number =>
  countOf(state, position, TAROK) + countOf(state, position, NO_SUIT);

/** Cards of a suit in a hand, the Tarocks being one. */
export const cardsOfSuit = (state: HusarlnState, position: number, suit: number): number =>
  suit === TAROK ? tarocksOf(state, position) : countOf(state, position, suit);
