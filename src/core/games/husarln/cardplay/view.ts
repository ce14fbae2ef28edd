import { at } from '../../../cards/byte';
import { codeOf } from '../../../cards/card';
import { after } from '../../../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import { handsView } from '../../hands-view';
import type { PlayView } from '../../play';
import { seatOf } from '../../position';
import type { Contract } from '../contract';
import { choiceOf } from '../contract';
import type { BonusKind } from '../result';
import { kindsIn } from './announcing';
import type { Bid, HusarlnState } from './state';
import { bids, contractOf, turnOf } from './state';
import { cardsHidden, cardsTurned, talonContract } from './talon';

export type BidMade = { readonly seat: Seat; readonly bid: Bid };

export type Announcement = { readonly seat: Seat; readonly kind: BonusKind };

/** What this game shows beside what every game does. */
export type HusarlnView = PlayView & {
  readonly bids: readonly BidMade[];
  /** The highest bid so far, and whose it is: after the auction the contract and its declarer. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /** Talon cards from the top: those turned up, and those that are not. */
  readonly turned: readonly string[];
  readonly hidden: readonly string[];
  /** What was taken of it. */
  readonly choice: string | null;
  readonly announced: readonly Announcement[];
  /** The Trull was claimed after the last trick. */
  readonly claimed: boolean;
};

export function viewOf(state: HusarlnState): HusarlnView {
  const ended = state.phase === 'finished';
  return {
    phase: state.phase,
    ended,
    turn: ended ? null : seatOf(state, turnOf(state)),
    ...handsView(state),
    bids: bidsView(state),
    contract: state.high === 0 ? null : contractOf(state),
    declarer: state.declarer < 0 ? null : seatOf(state, state.declarer),
    turned: cardsTurned(state).map(codeOf),
    hidden: cardsHidden(state).map(codeOf),
    choice: state.level === 0 ? null : choiceOf(talonContract(state), state.level),
    announced: announcedView(state),
    claimed: state.claimed,
  };
}

const bidsView = (state: HusarlnState): readonly BidMade[] =>
  Array.from({ length: state.bidCount }, (_, index) => ({
    seat: seatOf(state, at(state.bidders, index)),
    bid: bids[at(state.bidsMade, index)] ?? 'pass',
  }));

/** In the order in which they are made: the declarer first. */
const announcedView = (state: HusarlnState): readonly Announcement[] =>
  Array.from({ length: state.spoken }, (_, turn) => after(state.declarer, turn)).flatMap((position) =>
    kindsIn(at(state.announced, position)).map((kind) => ({ seat: seatOf(state, position), kind })),
  );
