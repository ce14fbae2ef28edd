import { strengthsOf } from '../../../cards/strength';
import type { ThreeHands } from '../../../cards/three-hands';
import { clearHands, emptyHands, nextToPlay, NOBODY } from '../../../cards/three-hands';
import type { Table } from '../../table';
import type { Contract } from '../contract';
import { contracts } from '../contract';
import type { DroggnRules } from '../rules';

export const phases = ['auction', 'discard', 'buy', 'announce', 'double', 'play', 'finished'] as const;

export type Phase = (typeof phases)[number];

/**
 * A deal as it stands: the cards, and what this game says beside them. Players are positions, in order of
 * turn after the dealer; everything outside sees codes and seats. The talon, and later the discard, is the
 * skat; `dealt` tells who holds a card before the first lead.
 */
export type DroggnState = ThreeHands & {
  rules: DroggnRules;
  table: Table;
  phase: Phase;
  /** Who is to act before the play. */
  actor: number;
  /**
   * How many have spoken, and what: indices of `bidWords`, three bits each, the first lowest. The highest
   * bid, and who made it.
   */
  spoken: number;
  bids: number;
  high: number;
  declarer: number;
  doubles: number;
  /** The card that lies face up, and whose it is; `NOTHING` and `NOBODY_YET` if there is none. */
  laidOut: number;
  layer: number;
  /** Pagat and Gstieß are announced for the last two tricks. */
  pair: boolean;
  /** Who revoked, whereby the deal ended. */
  revoker: number;
};

/** No card, and no position. */
export const NOTHING = 255;
export const NOBODY_YET = -1;

/** What can be bid, from low to high. */
export const bidWords = ['pass', ...contracts] as const;
export const PASS = 0;

const strengths = strengthsOf(true);

/** A state without cards. */
export function emptyState(table: Table, rules: DroggnRules): DroggnState {
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
    actor: 0,
    spoken: 0,
    bids: 0,
    high: PASS,
    declarer: NOBODY_YET,
    doubles: 0,
    laidOut: NOTHING,
    layer: NOBODY_YET,
    pair: false,
    revoker: NOBODY_YET,
  };
}

/** Makes a used state as good as an empty one. */
export function clear(state: DroggnState, table: Table, rules: DroggnRules): void {
  clearHands(state, strengths);
  // A card of another pack may have been dealt before it was found out.
  state.holder.fill(NOBODY);
  state.rules = rules;
  state.table = table;
  state.phase = 'auction';
  state.actor = 0;
  state.spoken = 0;
  state.bids = 0;
  state.high = PASS;
  state.declarer = NOBODY_YET;
  state.doubles = 0;
  state.laidOut = NOTHING;
  state.layer = NOBODY_YET;
  state.pair = false;
  state.revoker = NOBODY_YET;
}

/** Who is to act. Means nothing after the end. */
export const turnOf = (state: DroggnState): number =>
  state.phase === 'play' ? nextToPlay(state) : state.actor;

/** What a position has bid; means nothing before it has spoken. */
export const bidOfPosition = ({ bids }: DroggnState, position: number): number =>
  (bids >> (3 * position)) & 7;

/** What is played; null before a bid, and if nobody bids. */
export const contractOf = ({ high }: DroggnState): Contract | null => contracts[high - 1] ?? null;

/** Is this a Super Mord that is one amount, and over with the first trick lost? */
export const isWhole = (state: DroggnState): boolean =>
  state.high === contracts.length && state.rules.superMord === 'whole';
