import { after } from '../../../cards/three-hands';
import { seatOf } from '../../position';
import { contracts } from '../contract';
import type { Bid, HusarlnState } from './state';
import { bids } from './state';

/** The rule of section 4.2 that a bid would break. */
export type BidRule = 'unknown' | 'not-higher' | 'nothing-to-hold' | 'junior';

const SOLO = contracts.length;
const EVERYBODY = 7;

export const isBid = (bid: unknown): bid is Bid => bids.some((one) => one === bid);

/** Rank of a bid as `high` counts: Zweiblatt 1, Einblatt 2, Solo 3. */
const rankOf = (bid: Bid): number => contracts.findIndex((contract) => contract === bid) + 1;

/** The rule that the bid of who is to act would break, or null. */
export function bidRule(state: HusarlnState, bid: unknown): BidRule | null {
  if (!isBid(bid)) return 'unknown';
  if (bid === 'pass') return null;
  if (bid === 'hold') return holdRule(state);
  return rankOf(bid) > state.high ? null : 'not-higher';
}

/** Only a player before the one whose bid it is may take it over. */
function holdRule({ declarer, bidder }: HusarlnState): BidRule | null {
  if (declarer < 0) return 'nothing-to-hold';
  return bidder < declarer ? null : 'junior';
}

/** Makes a legal bid. */
export function placeBid(state: HusarlnState, bid: Bid): void {
  state.bids = [...state.bids, { seat: seatOf(state, state.bidder), bid }];
  if (bid === 'pass') state.out |= 1 << state.bidder;
  else takeOver(state, bid);
  goOn(state);
}

function takeOver(state: HusarlnState, bid: Bid): void {
  state.declarer = state.bidder;
  if (bid !== 'hold') state.high = rankOf(bid);
}

function goOn(state: HusarlnState): void {
  if (state.out === EVERYBODY) state.phase = 'finished';
  else if (isOver(state)) begin(state);
  else state.bidder = nextBidder(state);
}

/** A Solo ends the auction, if the rules say so; else it goes on until only the declarer is in. */
const isOver = ({ high, declarer, out, rules }: HusarlnState): boolean =>
  (high === SOLO && rules.soloEndsAuction) || (declarer >= 0 && (out | (1 << declarer)) === EVERYBODY);

function begin(state: HusarlnState): void {
  state.phase = state.high === SOLO ? 'announce' : 'talon';
  state.stage = state.high === SOLO ? 0 : 1;
}

function nextBidder({ bidder, out }: HusarlnState): number {
  const next = after(bidder, 1);
  return (out >> next) & 1 ? after(next, 1) : next;
}
