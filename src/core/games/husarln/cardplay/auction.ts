import { after } from '../../../cards/three-hands';
import { contracts } from '../contract';
import type { HusarlnState } from './state';
import { bids } from './state';

/** The rule of section 4.2 that a bid would break. */
export type BidRule = 'unknown' | 'not-higher' | 'nothing-to-hold' | 'junior';

/** Index among `bids`: the contracts stand between, so that theirs is their rank. */
const PASS = 0;
const SOLO = contracts.length;
const HOLD = SOLO + 1;

/** Everybody's bit. */
const EVERYBODY = 7;

/** Index of a bid, −1 for what is none. */
export const bidOf = (bid: string): number => bids.findIndex((one) => one === bid);

/** The rule that the bid (its index) of who is to act would break, or null. */
export function bidRule(state: HusarlnState, bid: number): BidRule | null {
  if (!(bid >= PASS && bid <= HOLD)) return 'unknown';
  if (bid === PASS) return null;
  if (bid === HOLD) return holdRule(state);
  return bid > state.high ? null : 'not-higher';
}

/** Only a player before the one whose bid it is may take it over. */
function holdRule({ declarer, bidder }: HusarlnState): BidRule | null {
  if (declarer < 0) return 'nothing-to-hold';
  return bidder < declarer ? null : 'junior';
}

/** Makes a legal bid. */
export function placeBid(state: HusarlnState, bid: number): void {
  state.bidsMade[state.bidCount] = bid;
  state.bidders[state.bidCount] = state.bidder;
  state.bidCount += 1;
  if (bid === PASS) state.out |= 1 << state.bidder;
  else takeOver(state, bid);
  goOn(state);
}

function takeOver(state: HusarlnState, bid: number): void {
  state.declarer = state.bidder;
  if (bid !== HOLD) state.high = bid;
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
